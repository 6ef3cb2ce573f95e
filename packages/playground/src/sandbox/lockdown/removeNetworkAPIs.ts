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
  'Worklet',
  'AudioWorklet',
  'AudioWorkletNode',
  'SharedStorageWorklet',
  'ShadowRealm',
  'PresentationRequest',
  'PushManager',
  'Notification',
  'PaymentRequest',
  'launchQueue',
];

/**
 * Deletes them from a realm. They cannot come back: a deleted interface has no other name. Worklets
 * have objects without a name, too (`CSS.paintWorklet`): they lose what loads code into them, because
 * it would run there without a guard and without the watchdog.
 */
export function removeNetworkAPIs(realm: object): void {
  const { prototype } = (realm as { Worklet?: { prototype: object } }).Worklet ?? {};
  if (prototype && !Reflect.deleteProperty(prototype, 'addModule')) {
    throw new Error('Worklets cannot be removed from the preview.');
  }
  for (const name of NAMES) {
    // A property that is not configurable would stay: throw then, rather than run with a sandbox that has a gap.
    if (Object.hasOwn(realm, name)) {
      Object.defineProperty(realm, name, { value: undefined, configurable: false });
    }
  }
}
