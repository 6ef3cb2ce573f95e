import type { AnalyzedCall } from '../Analysis.ts';
import type { Direction } from '../types.ts';
import type { SlotRef } from './explainMergedClasses.ts';

/** Names a call as in code: `useStyles()`, or `makeStyles()` where its result has no name. */
export function nameCall({ name, kind }: Pick<AnalyzedCall, 'name' | 'kind'>): string {
  return `${name ?? kind}()`;
}

/** `useStyles().root`, or `useBase()` for the one class of makeResetStyles. */
export function nameSlot(
  call: Pick<AnalyzedCall, 'name' | 'kind'>,
  slot: string | undefined,
): string {
  return slot === undefined ? nameCall(call) : `${nameCall(call)}.${slot}`;
}

/** Names a slot by its reference. @param calls - the calls in which to find it */
export function nameSlotRef({ call: id, slot }: SlotRef, calls: readonly AnalyzedCall[]): string {
  const call = calls.find((one) => one.id === id);
  return call ? nameSlot(call, slot) : id;
}

/** Lists what the hook of a call returns: the classes of each slot, or those of makeResetStyles, without a slot. */
export function listSlots(
  { className, slots }: Pick<AnalyzedCall, 'className' | 'slots'>,
  direction: Direction,
): (readonly [slot: string | undefined, classes: string])[] {
  return className ? [[undefined, className[direction]]] : Object.entries(slots?.[direction] ?? {});
}
