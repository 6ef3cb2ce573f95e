import type { InspectedElement } from '../sandbox/Sandbox.ts';
import { printDeclaration } from './explainTrace.ts';
import type { TracedClasses } from './traceDeclarations.ts';

/** Longer lists of classes are cut for screen readers: all of them are in the list. */
const MOST_READ = 6;

/** Describes an inspected element for screen readers: `button, 2 classes: color: red, margin: 0`. */
export function describeElement({ tag }: InspectedElement, { atoms }: TracedClasses): string {
  if (atoms.length === 0) return `${tag}, no classes of Griffel`;
  const count = `${String(atoms.length)} ${atoms.length === 1 ? 'class' : 'classes'}`;
  const read = atoms.slice(0, MOST_READ).map(({ traces: [first], traces: { length } }) => {
    if (!first) return '';
    const rest =
      length > 1 && first.declaration.slot === undefined ? ` and ${String(length - 1)} more` : '';
    return printDeclaration(first.declaration) + rest;
  });
  const more = atoms.length > MOST_READ ? `, and ${String(atoms.length - MOST_READ)} more` : '';
  return `${tag}, ${count}: ${read.join(', ')}${more}`;
}
