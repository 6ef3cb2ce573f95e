import {
  countClasses,
  explainCost,
  nameHueClass,
  nameSlot,
  type Outputs,
  type SourceFiles,
} from '@griffel-site/engine';
import { mergeClasses } from '@griffel/react';
import { type ReactElement, useMemo, useRef } from 'react';
import { printBytes, printCount, printClasses } from '../look/print.ts';
import type { RenderedClasses } from '../sandbox/protocol/messages.ts';
import type { TextSize } from '../tools/worker/measureText.ts';
import type { StylesPaneProps } from './StylesPaneProps.ts';
import { useAtomKeys } from './useAtoms.ts';
import { useClassesStyles, useOutputStyles } from './useOutputStyles.ts';
import { useExplainStyles } from './useExplainStyles.ts';
import { useSizes, type MeasureSizes } from './useSizes.ts';

interface CostPaneProps extends Omit<StylesPaneProps, 'hues'> {
  files: SourceFiles;
  outputs: Outputs;
  /** The classes on rendered elements, once they are known. */
  classes: RenderedClasses | undefined;
  measure: MeasureSizes;
}

/**
 * The cost of the styles: classes by slot and element, rules, bytes by mode, and warnings about what
 * multiplies them.
 */
export function CostPane({
  files,
  analysis,
  outputs,
  classes,
  direction,
  measure,
  isStale,
  onAtom,
}: CostPaneProps) {
  const styles = useExplainStyles();
  const classNames = useClassesStyles();
  const panes = useOutputStyles();
  const root = useRef<HTMLDivElement>(null);
  const cost = useMemo(() => explainCost(analysis, direction), [analysis, direction]);
  useAtomKeys(root, cost, onAtom);
  const { written, overridden, shared, emitted, mirrored, keyframes } = cost.rules;
  return (
    <div ref={root} className={mergeClasses(classNames.hues, styles.root, isStale && panes.stale)}>
      {cost.warnings.length > 0 && (
        <section className={styles.section} aria-label="Warnings">
          {cost.warnings.map(({ call, slot, subject, message, remedy, names }) => (
            <div key={`${call.id} ${slot} ${subject}`} className={styles.fault}>
              <p>
                <code className={styles.name}>{nameSlot(call, slot)}</code> {message}
              </p>
              <p className={styles.remedy}>{remedy}</p>
              <p className={styles.marks}>
                {names.map((name) => (
                  <Mark key={name} {...{ name, outputs, analysis }} />
                ))}
              </p>
            </div>
          ))}
        </section>
      )}
      <section className={styles.section}>
        <h3 className={styles.heading}>Rules</h3>
        <p className={styles.text}>
          {printCount(written, 'declaration')} written, {printCount(emitted, 'rule')} emitted.
          {shared > 0 &&
            ` ${printCount(shared, 'declaration reuses', 'declarations reuse')} the class of another.`}
          {overridden > 0 &&
            ` ${printCount(overridden, 'declaration is', 'declarations are')} overridden in the same slot.`}
          {mirrored > 0 &&
            ` ${printCount(mirrored, 'rule is', 'rules are')} only for right-to-left pages.`}
          {keyframes > 0 && ` ${printCount(keyframes, 'rule has', 'rules have')} keyframes.`}
        </p>
      </section>
      <Bytes {...{ files, outputs, measure }} />
      {classes && classes.lists.length > 0 && (
        <section className={styles.section}>
          <h3 className={styles.heading}>Classes on rendered elements</h3>
          <CostTable
            heads={['Element', 'Elements', 'Classes', 'Characters']}
            rows={[...classes.lists]
              .sort((a, b) => countClasses(b.classes) - countClasses(a.classes))
              .map(({ tag, classes: list, count: elements }) => [
                <td>
                  <code className={styles.name}>{`<${tag}>`}</code>
                </td>,
                elements,
                countClasses(list),
                printClasses(list).length,
              ])}
          />
        </section>
      )}
      <section className={styles.section}>
        <h3 className={styles.heading}>Classes by slot</h3>
        <CostTable
          heads={['Slot', 'Classes', 'Rules', 'Characters']}
          rows={cost.slots.map(({ call, slot, classes: own, rules, characters }) => [
            <td>
              <code className={styles.name}>{nameSlot(call, slot)}</code>
            </td>,
            own,
            rules,
            characters,
          ])}
        />
      </section>
    </div>
  );
}

const MODES = ['Run time', 'Compiled', 'Extracted'] as const;

/** The size of the modules with styles in each mode; each file is compressed by itself. */
function Bytes({
  files,
  outputs: { compiled, extracted, stylesheet },
  measure,
}: Pick<CostPaneProps, 'files' | 'outputs' | 'measure'>) {
  const styles = useExplainStyles();
  const { texts, names } = useMemo(() => {
    const own = Object.keys(compiled).filter((file) => compiled[file] !== '');
    const read = (of: Readonly<Record<string, string>>) =>
      own.map((file) => ({
        code: of[file] ?? '',
        language: file.slice(file.lastIndexOf('.') + 1),
      }));
    return {
      names: own,
      texts: [
        ...read(files),
        ...read(compiled),
        ...read(extracted),
        { code: stylesheet, language: 'css' },
      ],
    };
  }, [files, compiled, extracted, stylesheet]);
  const sizes = useSizes(measure, texts);
  const sheet = sizes?.slice(-1);
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>Bytes by mode</h3>
      <p className={styles.text}>
        {names.length === 1 ? 'The module' : `The ${String(names.length)} modules`} with styles,
        without the library. In the first two modes, the rules are in the JavaScript.
      </p>
      <CostTable
        heads={['Mode', 'JavaScript', 'gzip', 'CSS', 'gzip']}
        rows={MODES.map((mode, index) => {
          const own = sizes?.slice(index * names.length, (index + 1) * names.length);
          return [
            <th scope="row">{mode}</th>,
            print(own, 'minified'),
            print(own, 'gzip'),
            mode === 'Extracted' ? print(sheet, 'minified') : '–',
            mode === 'Extracted' ? print(sheet, 'gzip') : '–',
          ];
        })}
      />
    </section>
  );
}

/** The name of a class in its hue. */
function Mark({
  name,
  outputs,
  analysis,
}: Pick<CostPaneProps, 'outputs' | 'analysis'> & { name: string }) {
  const styles = useExplainStyles();
  const declaration = analysis.calls
    .flatMap(({ declarations }) => declarations)
    .find(({ className }) => className?.ltr === name || className?.rtl === name);
  const atom = declaration?.className?.ltr ?? name;
  return (
    <code
      className={mergeClasses(nameHueClass(outputs.hues[atom] ?? 0), styles.mark)}
      data-atom={atom}
    >
      {name}
    </code>
  );
}

interface CostTableProps {
  heads: readonly string[];
  /** A cell with the name of the row, then its numbers. */
  rows: readonly (readonly [ReactElement, ...(string | number)[]])[];
}

function CostTable({ heads, rows }: CostTableProps) {
  const styles = useExplainStyles();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {heads.map((head, index) => (
            <th key={index} scope="col" className={index > 0 ? styles.numbers : undefined}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...numbers], row) => (
          <tr key={row}>
            {first}
            {numbers.map((number, index) => (
              <td key={index} className={styles.numbers}>
                {number}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function print(sizes: readonly TextSize[] | undefined, key: keyof TextSize): string {
  if (!sizes || sizes.length === 0) return '…';
  return printBytes(sizes.reduce((sum, one) => sum + one[key], 0));
}
