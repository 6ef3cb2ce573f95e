declare module 'react-refresh/runtime' {
  /** Makes renderers that load later report what they mount to the runtime. */
  export function injectIntoGlobalHook(global: object): void;
  export function register(type: unknown, id: string): void;
  export function setSignature(
    type: unknown,
    key: string,
    forceReset?: boolean,
    getCustomHooks?: () => unknown[],
  ): void;
  /** Renders mounted components of changed code again; those whose hooks changed lose their state. */
  export function performReactRefresh(): unknown;
}
