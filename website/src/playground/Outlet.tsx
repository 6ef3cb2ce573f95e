import { useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** The parts of the page that are shown inside the playground. */
type OutletName = 'actions' | 'keys';

const places = new Map<OutletName, HTMLElement>();
const listeners = new Set<() => void>();

function setPlace(name: OutletName, place: HTMLElement | null): void {
  if (place) places.set(name, place);
  else places.delete(name);
  for (const listener of listeners) listener();
}

const REFS = {
  actions: (place: HTMLElement | null) => setPlace('actions', place),
  keys: (place: HTMLElement | null) => setPlace('keys', place),
};

/**
 * A place in the playground, which is a React root of its own, for a component that needs the page's React
 * context.
 */
export function Outlet({ name }: { name: OutletName }) {
  return <div ref={REFS[name]} />;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows a part of the page in an `Outlet`, while there is one. */
export function FillOutlet({ name, children }: { name: OutletName; children: ReactNode }) {
  const place = useSyncExternalStore(
    subscribe,
    () => places.get(name),
    () => undefined,
  );
  return place && createPortal(children, place);
}
