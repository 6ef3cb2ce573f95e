import { register, setSignature } from 'react-refresh/runtime';

const WRAPPED = [Symbol.for('react.memo'), Symbol.for('react.forward_ref')];

/** Tells React Refresh of a component, so that a later version of it takes its place. */
export function registerComponent(type: unknown, id: string): void {
  if (isComponentType(type)) register(type, id);
}

/** Tells React Refresh which hooks a component or hook calls. */
export function signHooks(
  type: unknown,
  key: string,
  isOpen: boolean,
  getHooks: () => unknown[],
): void {
  if (isComponentType(type)) setSignature(type, key, isOpen, getHooks);
}

function isComponentType(type: unknown): boolean {
  if (typeof type === 'function') return true;
  if (typeof type !== 'object' || type === null) return false;
  return WRAPPED.includes((type as { $$typeof?: symbol }).$$typeof ?? Symbol());
}
