import { createStorageSlot } from '@docusaurus/theme-common';

export interface RootChoiceOptions<Id extends string> {
  /** Where the choice is: an attribute of the `html` element. */
  attribute: string;
  /** Where the reader's browser keeps it. */
  storageKey: string;
  /** Tells whether a text, as storage may have it, can be chosen. */
  isId: (text: unknown) => text is Id;
  /** Fetches what a choice needs to show. If it fails, what shows stays what it was. */
  prepare?: (id: Id) => Promise<void>;
}

/** A choice of the reader that holds on every page and in every tab. */
export interface RootChoice<Id extends string> {
  /** Calls back after each change, until what it returns is called. */
  subscribe: (onChange: () => void) => () => void;
  /** Reads the choice in force; there is none until the reader has chosen. */
  read: () => Id | undefined;
  /** Sets it, and remembers it where storage allows. */
  choose: (id: Id) => void;
}

/**
 * Creates a choice that lives in an attribute of the document: a change is the stylesheet's work,
 * and renders nothing but the controls that show it. `createChoiceScript` applies it before the first
 * paint.
 */
export function createRootChoice<Id extends string>({
  attribute,
  storageKey,
  isId,
  prepare,
}: RootChoiceOptions<Id>): RootChoice<Id> {
  let latest: Id | undefined;
  const show = async (id: Id) => {
    latest = id;
    if (prepare) await prepare(id);
    // A later choice may have been faster.
    if (latest === id) document.documentElement.setAttribute(attribute, id);
  };

  const read = () => {
    const chosen = document.documentElement.getAttribute(attribute);
    return isId(chosen) ? chosen : undefined;
  };
  const slot = createStorageSlot(storageKey);
  const follow = (stored: string | null) => {
    if (isId(stored) && stored !== read()) show(stored).catch(() => undefined);
  };

  return {
    read,
    subscribe(onChange) {
      const observer = new MutationObserver(onChange);
      observer.observe(document.documentElement, {
        attributes: true,
        attributeFilter: [attribute],
      });
      // Another tab has chosen, now or while this page loaded: its choice counts here as well.
      const stop = slot.listen(({ newValue }) => follow(newValue));
      follow(slot.get());
      return () => {
        observer.disconnect();
        stop();
      };
    },
    choose(id) {
      slot.set(id);
      show(id).catch(() => undefined);
    },
  };
}
