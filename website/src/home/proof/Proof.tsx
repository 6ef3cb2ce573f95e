import { mergeClasses } from '@griffel/react';
import type { ProofOfAtoms, ProofStep } from '../../../plugins/home-proof/HomeProof';
import { Chips } from '../Chips';
import { CodePane } from '../CodePane';
import { formatBytes } from '../formatBytes';
import { ShareBar } from '../ShareBar';
import { useCodeStyles } from '../useCodeStyles';
import { ProofStatus } from './ProofStatus';
import { useProofStyles } from './useProofStyles';

const LABELS: Readonly<Record<ProofStep['id'], string>> = {
  'run-time': 'Run time',
  'ahead-of-time': 'Ahead of time',
  extraction: 'Extraction',
};

/** What the elements of the picture say. */
const TEXTS: Readonly<Record<string, string>> = { Button: 'Save changes', Badge: 'New' };

function describeStep(id: ProofStep['id'], bytes: string, stylesheetBytes: number) {
  switch (id) {
    case 'run-time':
      return (
        <p>
          Your module ships as you wrote it. <strong>{bytes} bytes</strong> of Griffel resolve it in
          the browser.
        </p>
      );
    case 'ahead-of-time':
      return (
        <p>
          The build resolves the styles. <strong>{bytes} bytes</strong> of Griffel insert the rules
          that the module carries.
        </p>
      );
    case 'extraction':
      return (
        <p>
          The rules leave for a stylesheet of {formatBytes(stylesheetBytes)} bytes.{' '}
          <strong>{bytes} bytes</strong> of Griffel pick classes.
        </p>
      );
  }
}

const RULES: Readonly<Record<ProofStep['id'], string>> = {
  'run-time': 'Rules, made and inserted in the browser',
  'ahead-of-time': 'Rules, made by the build, inserted in the browser',
  extraction: 'Rules, in griffel.css',
};

/** Marks an atom in highlighted code, as `animateMarks` does. */
function markFirst(html: string, atom = ''): string {
  const place = `data-atom="${atom}"`;
  return html.replaceAll(place, `${place} data-active=""`);
}

/**
 * Two components, and what becomes of each of their declarations, all of it computed while the site
 * was built. Radio buttons and stylesheet step through the modes; `animateMarks` does the rest.
 */
export function Proof({ atoms }: { atoms: ProofOfAtoms }) {
  const classes = useProofStyles();
  const code = useCodeStyles();
  const { steps, elements, css, notes, declarations, rules, stylesheetBytes } = atoms;
  const largest = Math.max(...steps.map(({ bytes }) => bytes));
  // What two components share is what the picture is about: it is marked from the start.
  const first = notes.find(({ components }) => components.length > 1);

  return (
    <div
      className={mergeClasses(classes.root, code.atoms)}
      role="group"
      aria-label="Two components, their atoms, and how they ship"
      data-marks={first?.name ?? ''}
      data-marked={first?.hue}
    >
      {steps.map(({ id }) => (
        <input
          key={id}
          id={`ship-${id}`}
          className={classes.radio}
          type="radio"
          name="ship"
          value={id}
          defaultChecked={id === 'run-time'}
          autoComplete="off"
        />
      ))}
      <div className={classes.bar}>
        <div className={classes.segments}>
          {steps.map(({ id, bytes }) => (
            <label key={id} htmlFor={`ship-${id}`} className={classes.segment}>
              {LABELS[id]}
              <ShareBar share={bytes / largest} />
            </label>
          ))}
        </div>
        <div className={classes.says} aria-live="polite">
          {steps.map(({ id, bytes }) => (
            <div key={id} data-step={id}>
              {describeStep(id, formatBytes(bytes), stylesheetBytes)}
            </div>
          ))}
        </div>
      </div>
      <div className={classes.panes}>
        <div className={mergeClasses(classes.pane, classes.source)}>
          <p className={classes.paneTitle}>styles.ts</p>
          {steps.map(({ id, html }) => (
            <div key={id} data-step={id}>
              <CodePane
                label={`styles.ts, ${LABELS[id].toLowerCase()}`}
                html={markFirst(html, first?.name)}
              />
            </div>
          ))}
        </div>
        <div className={classes.pane} data-walk>
          {elements.map(({ name, className, atoms: own }) => (
            <div key={name} className={classes.element}>
              <div className={classes.name}>{name}</div>
              <div data-stage>
                <div
                  className={className}
                  data-element={name}
                  data-atoms={own.map((atom) => atom.name).join(' ')}
                  data-active={own.some((atom) => atom.name === first?.name) ? '' : undefined}
                >
                  {TEXTS[name]}
                </div>
              </div>
              <Chips label={`Classes of ${name}`} atoms={own} first={first?.name} />
            </div>
          ))}
        </div>
        <div className={classes.pane}>
          {steps.map(({ id }) => (
            <p key={id} className={classes.paneTitle} data-step={id}>
              {RULES[id]}
            </p>
          ))}
          <CodePane label="Rules" html={markFirst(css, first?.name)} />
          <dl className={classes.sum}>
            <div className={classes.figure}>
              <dt className={classes.label}>declarations written</dt>
              <dd className={classes.number}>{declarations}</dd>
            </div>
            <div className={classes.figure}>
              <dt className={classes.label}>rules shipped</dt>
              <dd className={classes.number}>{rules}</dd>
            </div>
          </dl>
        </div>
      </div>
      <ProofStatus
        notes={notes}
        elements={elements}
        first={first?.name}
        className={classes.status}
      />
    </div>
  );
}
