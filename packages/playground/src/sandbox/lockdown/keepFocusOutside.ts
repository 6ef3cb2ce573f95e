/**
 * Lets the code move the focus only within the preview, once the reader is in it. Otherwise an
 * `autoFocus` would take the keyboard away from the editor at the first key that is typed there.
 */
export function keepFocusOutside(): void {
  let isInside = false;
  addEventListener('focus', () => (isInside = true));
  addEventListener('blur', () => (isInside = false));
  const restrain = <T extends object>(owner: T, name: keyof T): void => {
    const original = owner[name] as (...args: unknown[]) => unknown;
    Object.defineProperty(owner, name, {
      value: function (this: unknown, ...args: unknown[]) {
        return isInside ? Reflect.apply(original, this, args) : undefined;
      },
      configurable: true,
      writable: true,
    });
  };
  restrain(HTMLElement.prototype, 'focus');
  restrain(SVGElement.prototype, 'focus');
  // It takes the focus along in Chromium.
  restrain(HTMLInputElement.prototype, 'select');
  restrain(HTMLTextAreaElement.prototype, 'select');
  Object.defineProperty(globalThis, 'focus', { value: () => undefined, configurable: true });
}
