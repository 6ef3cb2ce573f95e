// What browsers may refuse, for `page.addInitScript`: each function runs in the page, before anything else.

/** Every access to the storage throws. */
export function refuseStorage(): void {
  Object.defineProperty(window, 'localStorage', {
    get() {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    },
  });
}

/** Nothing can be added to the storage. */
export function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('Exceeded the quota.', 'QuotaExceededError');
  };
}

/** There is no clipboard, as on pages that were not loaded over HTTPS. */
export function removeClipboard(): void {
  Object.defineProperty(navigator, 'clipboard', { value: undefined });
}
