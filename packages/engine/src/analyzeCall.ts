import { reduceToClassNameForSlots, type CSSClassesMapBySlot } from '@griffel/core';
import type { AnalyzedCall } from './Analysis.ts';
import type { GriffelCall } from './calls/GriffelCall.ts';
import type { Search } from './locate/followExpression.ts';
import { locateDeclaration } from './locate/locateDeclaration.ts';
import type { ResolvedStyles } from './resolve/ResolvedCall.ts';

/** Joins a call with what the library makes of it and with the places of its declarations. */
export function analyzeCall(
  search: Search,
  call: GriffelCall,
  value: unknown,
  styles: ResolvedStyles | undefined,
): AnalyzedCall {
  const { id, kind, file, name, range } = call;
  return {
    id,
    kind,
    file,
    name,
    range,
    value,
    slots: styles?.kind === 'makeStyles' ? nameSlots(styles.classesMap) : undefined,
    className:
      styles?.kind === 'makeResetStyles'
        ? { ltr: styles.className.ltr, rtl: styles.className.rtl ?? styles.className.ltr }
        : undefined,
    declarations: (styles?.declarations ?? []).map((declaration) => {
      const { slot, path, property } = declaration;
      const keys = [...(slot === undefined ? [] : [slot]), ...path, property];
      return { ...declaration, ...locateDeclaration(search, call, keys) };
    }),
  };
}

/** As a side effect the library learns the sequences, which is what mergeClasses() needs of it. */
function nameSlots(classesMap: CSSClassesMapBySlot<string>): NonNullable<AnalyzedCall['slots']> {
  return {
    ltr: reduceToClassNameForSlots(classesMap, 'ltr'),
    rtl: reduceToClassNameForSlots(classesMap, 'rtl'),
  };
}
