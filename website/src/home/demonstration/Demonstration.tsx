import useBaseUrl from '@docusaurus/useBaseUrl';
import { mergeClasses } from '@griffel/react';
import type {
  ProofAtom,
  ProofComponent,
  ProofOfAtoms,
  ProofNote,
} from '../../../plugins/home-proof/HomeProof';
import { useChipStyles, useCodeStyles } from '../useBandStyles';
import { trustMarkup } from '../../trusted-types/trust';
import { layWires, Wires } from './Wires';
import { useDemonstrationStyles } from './useDemonstrationStyles';

/** The texts of the elements. */
const TEXTS: Readonly<Record<string, string>> = { Button: 'Save', Badge: 'New' };

/** Marks the atom that the demonstration follows in highlighted code, like `animateMarks`. */
function mark(html: string, story: string): string {
  const place = `data-atom="${story}"`;
  return html.replaceAll(place, `${place} data-active=""`);
}

function describeRules({ element, lines }: ProofComponent): string {
  const added = lines.filter(({ rule }) => rule !== undefined).length;
  return `${element.name} adds ${String(added)} rules`;
}

/** A line from the end of a text to the edge of its column. */
function Leader({ atom, story, scene }: { atom: ProofAtom; story: string; scene: string }) {
  const classes = useDemonstrationStyles();
  const isStory = atom.name === story;
  return (
    <i
      className={mergeClasses(`hue-${String(atom.hue)}`, classes.leader)}
      aria-hidden="true"
      data-wire={atom.name}
      data-active={isStory ? '' : undefined}
      data-scene={isStory ? scene : undefined}
    />
  );
}

interface ComponentProps {
  component: ProofComponent;
  /** Its index among the components. */
  index: number;
  story: string;
}

/** A component: its styles, their classes, the rules that they add, and the element. */
function Component({ component: { file, lines, element }, index, story }: ComponentProps) {
  const classes = useDemonstrationStyles();
  const code = useCodeStyles();
  const chips = useChipStyles();
  const title = describeRules({ file, lines, element });
  const atLine = (step: string) => `${step}-${String(index)}`;
  return (
    <div className={classes.component} data-walk>
      <div className={classes.source}>
        <p className={classes.title} aria-hidden="true">
          {file}
        </p>
        <pre className={mergeClasses(code.pre, classes.pre)} role="group" aria-label={file}>
          <code>
            {lines.map(({ html, atom }, line) => (
              <span key={line} className={classes.line}>
                <span
                  data-scene={atom?.name === story ? atLine('write') : undefined}
                  dangerouslySetInnerHTML={trustMarkup(`${mark(html, story)}\n`)}
                />
                {atom && <Leader atom={atom} story={story} scene={atLine('to-class')} />}
              </span>
            ))}
          </code>
        </pre>
      </div>
      <ul
        className={mergeClasses(chips.list, classes.chips)}
        aria-label={`Classes of ${element.name}`}
      >
        {element.atoms.map((atom) => (
          <li key={atom.name} className={classes.line}>
            <span
              className={mergeClasses(`hue-${String(atom.hue)}`, chips.chip)}
              data-atom={atom.name}
              data-active={atom.name === story ? '' : undefined}
              data-scene={atom.name === story ? atLine('class') : undefined}
            >
              {atom.name}
            </span>
            <Leader atom={atom} story={story} scene={atLine('to-rule')} />
          </li>
        ))}
      </ul>
      <div className={classes.rules}>
        <p className={classes.title} aria-hidden="true">
          {title}
        </p>
        <pre className={mergeClasses(code.pre, classes.pre)} role="group" aria-label={title}>
          <code>
            {lines.map(({ atom, rule }, line) =>
              atom ? (
                <span key={line} className={classes.line}>
                  {rule === undefined ? (
                    <span
                      className={classes.none}
                      data-scene={atom.name === story ? atLine('rule') : undefined}
                    >
                      {'/* no rule added */\n'}
                    </span>
                  ) : (
                    <span
                      data-scene={atom.name === story ? atLine('rule') : undefined}
                      dangerouslySetInnerHTML={trustMarkup(`${mark(rule, story)}\n`)}
                    />
                  )}
                  {rule !== undefined && (
                    <Leader atom={atom} story={story} scene={atLine('to-element')} />
                  )}
                </span>
              ) : (
                <span key={line} className={classes.blank} aria-hidden="true" />
              ),
            )}
          </code>
        </pre>
      </div>
      <div className={classes.stage} data-stage>
        <div
          className={element.className}
          data-element={element.name}
          data-atoms={element.atoms.map(({ name }) => name).join(' ')}
          data-active={element.atoms.some(({ name }) => name === story) ? '' : undefined}
          data-scene={atLine('element')}
        >
          {TEXTS[element.name]}
        </div>
      </div>
    </div>
  );
}

/**
 * Two components, and the class, rule and element that each of their declarations leads to, computed by the
 * build. `animateMarks` follows the pointer, `playDemonstration` plays the animation once.
 */
export function Demonstration({ atoms }: { atoms: ProofOfAtoms }) {
  const classes = useDemonstrationStyles();
  const code = useCodeStyles();
  const { components, notes, story, declarations, rules, link } = atoms;
  const { toRules, toElements, height } = layWires(components);

  return (
    <div
      className={mergeClasses(classes.root, code.atoms)}
      role="group"
      aria-label="Two components, their classes and their rules"
      data-demonstration
      data-marks={story.name}
      data-marked={story.hue}
    >
      <div className={classes.board}>
        <div className={classes.sheet} />
        {components.map((component, index) => (
          <Component key={component.file} component={component} index={index} story={story.name} />
        ))}
        <Wires
          wires={toRules}
          height={height}
          story={story.name}
          step="to-rule"
          className={classes.gutterToRules}
        />
        <Wires
          wires={toElements}
          height={height}
          story={story.name}
          step="to-element"
          className={classes.gutterToElements}
        />
      </div>
      <div className={classes.foot}>
        <p className={classes.sum}>
          <strong>{declarations}</strong> declarations, <strong>{rules}</strong> rules.
        </p>
        <DemonstrationStatus
          notes={notes}
          components={components}
          story={story.name}
          className={classes.status}
        />
        <p className={classes.hint} data-on-page="">
          Point at or tap any part to follow it.
        </p>
        {/* Not a Link, because its hash contains code and Docusaurus would report a broken anchor. */}
        <a className={classes.link} href={useBaseUrl(link)}>
          Open in the playground
        </a>
      </div>
    </div>
  );
}

interface DemonstrationStatusProps {
  notes: readonly ProofNote[];
  components: readonly ProofComponent[];
  /** The atom that is marked initially. */
  story: string;
  className: string;
}

/** Describes the marks in words. It contains a sentence for each atom and element, one of which is visible. */
function DemonstrationStatus({ notes, components, story, className }: DemonstrationStatusProps) {
  return (
    <p className={className} role="status">
      {notes.map(({ name, hue, code, components: writers }) => (
        <span key={name} className={`hue-${String(hue)}`} data-note={name} hidden={name !== story}>
          <code>{code}</code> is in {writers.join(' and ')}: one class, one rule.
        </span>
      ))}
      {components.map(({ element: { name, atoms }, lines }) => (
        <span key={name} data-note={name} hidden>
          {name} has {atoms.length} classes and adds{' '}
          {lines.filter(({ rule }) => rule !== undefined).length} rules.
        </span>
      ))}
    </p>
  );
}
