/**
 * Names that a content security policy does not cover, or that make a fresh realm or a connection.
 * `connect-src` stops the rest; WebRTC has no directive that browsers obey.
 */
const NAMES = [
  'RTCPeerConnection',
  'webkitRTCPeerConnection',
  'mozRTCPeerConnection',
  'RTCDataChannel',
  'RTCIceTransport',
  'RTCIceGatherer',
  'WebTransport',
  'WebSocketStream',
  'XSLTProcessor',
  'Worker',
  'SharedWorker',
  'ShadowRealm',
  'PresentationRequest',
  'PushManager',
  'Notification',
  'PaymentRequest',
  'launchQueue',
];

/** Deletes them from a realm. They cannot come back: a deleted interface has no other name. */
export function removeNetworkAPIs(realm: object): void {
  for (const name of NAMES) {
    // A property that is not configurable would stay: throw then, rather than run without walls.
    if (Object.hasOwn(realm, name)) {
      Object.defineProperty(realm, name, { value: undefined, configurable: false });
    }
  }
}
