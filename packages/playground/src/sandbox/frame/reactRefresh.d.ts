declare module 'react-refresh/runtime' {
  /** Makes the renderers that load later tell the runtime what they mount. */
  export function injectIntoGlobalHook(global: object): void;
  export function register(type: unknown, id: string): void;
  export function setSignature(
    type: unknown,
    key: string,
    forceReset?: boolean,
    getCustomHooks?: () => unknown[],
  ): void;
  /** Renders mounted components of changed code anew; those whose hooks changed lose their state. */
  export function performReactRefresh(): unknown;
}
