/**
 * APIs that a content security policy does not cover, or that create a new realm or a connection. `connect-src`
 * stops the others. For WebRTC, there is no directive that browsers obey.
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
 * Deletes them from a realm. The code cannot restore them, because an interface has no other name. Worklets
 * also exist as objects without a global name (`CSS.paintWorklet`), so they lose the method that loads code:
 * it would run without loop guards and without the watchdog.
 */
export function removeNetworkAPIs(realm: object): void {
  const { prototype } = (realm as { Worklet?: { prototype: object } }).Worklet ?? {};
  if (prototype && !Reflect.deleteProperty(prototype, 'addModule')) {
    throw new Error('Worklets cannot be removed from the preview.');
  }
  for (const name of NAMES) {
    // Throws if the property is not configurable, rather than run in a sandbox with a gap.
    if (Object.hasOwn(realm, name)) {
      Object.defineProperty(realm, name, { value: undefined, configurable: false });
    }
  }
}
