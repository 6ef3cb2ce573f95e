import type { SourceFiles } from '@griffel-site/engine';
import { mergeClasses } from '@griffel/react';
import { useEffect, useId, useRef, useState } from 'react';
import type { PartURLs } from '../bundle/Part.ts';
import { Button } from '../controls/Button.tsx';
import { CopyButton } from '../controls/CopyButton.tsx';
import { printCount } from '../look/print.ts';
import { useTools } from '../tools/useTools.ts';
import type { Conversion } from './convertCSS.ts';
import { describeKept } from './printStyles.ts';
import type { Difference, Proof } from './proveConversion.ts';
import { useFromCSSStyles } from './useFromCSSStyles.ts';

export interface FromCSSProps {
  parts: PartURLs;
  /** Opens the converted module in the editor. */
  onUse: (files: SourceFiles) => void;
}

interface Result {
  conversion: Conversion;
  proof: Proof | 'running' | 'failed';
}

/** Converts CSS that the user pastes to Griffel styles, and shows whether both look the same. */
export function FromCSS({ parts, onUse }: FromCSSProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const styles = useFromCSSStyles();
  const id = useId();
  const [text, setText] = useState('');
  const getTools = useTools(parts);
  const [result, setResult] = useState<Result | 'converting' | Error>();
  const done = typeof result === 'object' && 'conversion' in result ? result : undefined;
  const [isEmpty, setEmpty] = useState(false);
  const run = useRef(0);

  const convert = async () => {
    const current = (run.current += 1);
    setEmpty(text.trim() === '');
    setResult(undefined);
    if (text.trim() === '') return;
    const show = (next: typeof result) => {
      if (run.current === current) setResult(next);
    };
    show('converting');
    try {
      const conversion = await (await getTools()).convert(text);
      show({ conversion, proof: 'running' });
      if (conversion.source === '' || run.current !== current) return;
      const proof = await import('./proveConversion.ts')
        .then(({ proveConversion }) => proveConversion(conversion, document))
        .catch(() => 'failed' as const);
      show({ conversion, proof });
    } catch (error) {
      show(error instanceof Error ? error : new Error(String(error)));
    }
  };

  useEffect(() => field.current?.focus(), []);

  return (
    <div className={styles.panel}>
      <label htmlFor={id}>CSS to convert</label>
      <textarea
        ref={field}
        id={id}
        className={styles.text}
        value={text}
        spellCheck={false}
        autoCapitalize="off"
        placeholder=".button { color: red; }"
        onChange={({ target }) => setText(target.value)}
      />
      <div className={styles.row}>
        <Button isPrimary onClick={() => void convert()}>
          Convert
        </Button>
      </div>
      <p role="status" className={mergeClasses(styles.line, styles.muted)}>
        {isEmpty
          ? 'Paste a style sheet or some rules first.'
          : result === 'converting'
            ? 'Converting …'
            : done && describeProof(done)}
      </p>
      {result instanceof Error && (
        <p role="alert" className={mergeClasses(styles.line, styles.error)}>
          {result.message} Your text is kept: convert again, or paste a part of it.
        </p>
      )}
      {done?.conversion.error && (
        <p role="alert" className={mergeClasses(styles.line, styles.error)}>
          Line {done.conversion.error.line}, column {done.conversion.error.column}:{' '}
          {done.conversion.error.message}
        </p>
      )}
      {done && typeof done.proof === 'object' && <Differences items={done.proof.differences} />}
      {done && done.conversion.source !== '' && (
        <>
          <div className={styles.row}>
            <h3 className={styles.heading}>Styles</h3>
            <CopyButton text={done.conversion.source} />
            <Button onClick={() => onUse(createFiles(done.conversion))}>Open in the editor</Button>
          </div>
          <pre className={styles.code} tabIndex={0} role="region" aria-label="Converted styles">
            <code>{done.conversion.source}</code>
          </pre>
          <Slots slots={done.conversion.slots} />
        </>
      )}
      {done && done.conversion.notExpressed.length > 0 && (
        <>
          <h3 className={styles.heading}>Not converted ({done.conversion.notExpressed.length})</h3>
          <ul className={styles.list} aria-label="Not converted">
            {done.conversion.notExpressed
              .slice(0, 200)
              .map(({ line, column, text: part, reason }, index) => (
                <li key={index}>
                  Line {line}, column {column}: <code>{part}</code>. {reason}
                </li>
              ))}
          </ul>
        </>
      )}
    </div>
  );
}

function Slots({ slots }: { slots: Conversion['slots'] }) {
  const styles = useFromCSSStyles();
  if (slots.length === 0) return null;
  return (
    <details>
      <summary>Slots by class ({slots.length}), in the order for mergeClasses</summary>
      <ul className={styles.list} aria-label="Slots by class">
        {slots.slice(0, 200).map(({ name, classes, keeps }) => (
          <li key={name}>
            <code>.{classes.join('.')}</code> is <code>{name}</code>
            {keeps.length > 0 && `; keep ${describeKept(keeps)}`}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Differences({ items }: { items: readonly Difference[] }) {
  const styles = useFromCSSStyles();
  if (items.length === 0) return null;
  return (
    <ul className={styles.list} aria-label="Differences">
      {items.slice(0, 50).map(({ selector, conditions, property, original, converted }, index) => (
        <li key={index}>
          <code>{selector}</code>
          {conditions === 'all on' && ' with all conditions on'}: {property} is{' '}
          <code>{converted || 'empty'}</code> instead of <code>{original || 'empty'}</code>
        </li>
      ))}
    </ul>
  );
}

function describeProof({ conversion, proof }: Result): string {
  if (conversion.error) return 'Not converted.';
  if (conversion.source === '') return 'Nothing in this text can become styles.';
  const left = conversion.notExpressed.length;
  const rest = left > 0 ? ` ${printCount(left, 'part')} not converted.` : '';
  if (proof === 'running') return `Converted. Comparing computed values …${rest}`;
  if (proof === 'failed')
    return `Converted, but this browser could not compare the computed values.${rest}`;
  const { differences, values, elements, isPartial } = proof;
  const what = `${printCount(values, 'computed value')} of ${printCount(elements, 'element')}`;
  const more = isPartial ? ' There was no time to compare the others.' : '';
  const verdict =
    differences.length === 0
      ? `Your CSS and the styles give ${printCount(elements, 'element')} the same ${printCount(values, 'computed value')}.`
      : `${String(differences.length)}${differences.length >= 200 ? ' or more' : ''} of ${what} differ.`;
  return verdict + more + rest;
}

/** Creates a module with the styles, and an application with an element for each slot. */
function createFiles({ source, slots, statics }: Conversion): SourceFiles {
  const names = [
    ...(statics.length > 0 ? ['useGlobalStyles'] : []),
    ...(slots.length > 0 ? ['useClasses'] : []),
  ];
  const lines = slots
    .slice(0, 50)
    .map(({ name }) => `      <div className={classes.${name}}>${name}</div>`);
  return {
    'App.tsx': `import { ${names.join(', ')} } from './styles';

export default function App() {
${statics.length > 0 ? '  useGlobalStyles();\n' : ''}${slots.length > 0 ? '  const classes = useClasses();\n' : ''}  return (
    <>
${lines.length > 0 ? lines.join('\n') : '      <p>Text</p>'}
    </>
  );
}
`,
    'styles.ts': source,
  };
}
