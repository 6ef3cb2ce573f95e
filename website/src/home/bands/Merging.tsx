import Link from '@docusaurus/Link';
import { mergeClasses } from '@griffel/react';
import type { ProofAtom, ProofOfMerging } from '../../../plugins/home-proof/HomeProof';
import { Band, CodePane } from '../bandParts';
import { useBandStyles, useChipStyles, useCodeStyles } from '../useBandStyles';
import { useMergingStyles } from './useMergingStyles';

/** The same styles in both orders: as CSS classes, and merged by `mergeClasses`. */
export function Merging({
  merging: { css, cascade, source, merges },
}: {
  merging: ProofOfMerging;
}) {
  const band = useBandStyles();
  const code = useCodeStyles();
  const classes = useMergingStyles();
  return (
    <Band
      id="merging"
      title="The last argument takes precedence"
      words={
        <p>
          In CSS, the order of the rules decides, whatever the order of names in the{' '}
          <code>class</code> attribute. <Link to="/react/api/merge-classes">mergeClasses</Link>{' '}
          keeps one class for each property: the last one.
        </p>
      }
    >
      <div className={mergeClasses(classes.sides, code.atoms)} data-marks="">
        <div className={band.frame} role="group" aria-labelledby="by-cascade">
          <h3 className={classes.title} id="by-cascade">
            The cascade
          </h3>
          <CodePane label="merge.css" html={css} className={classes.code} />
          {cascade.map(({ html, className }) => (
            <div key={className} className={classes.row}>
              <CodePane label="The element" html={html} className={classes.call} />
              <div data-stage>
                <div className={className}>Delete</div>
              </div>
            </div>
          ))}
        </div>
        <div className={band.frame} role="group" aria-labelledby="by-merging">
          <h3 className={classes.title} id="by-merging">
            mergeClasses
          </h3>
          <CodePane label="merge.styles.ts" html={source} className={classes.code} />
          {merges.map(({ html, element, lost }) => (
            <div key={element.className} className={classes.row}>
              <CodePane label="The call" html={html} className={classes.call} />
              <div data-stage>
                <div className={element.className}>Delete</div>
              </div>
              <div className={classes.chips} data-walk>
                <Chips kept={element.atoms} lost={lost} />
              </div>
            </div>
          ))}
        </div>
      </div>
    </Band>
  );
}

/** The classes that were merged, each in the color of its declaration. */
function Chips({ kept, lost }: Record<'kept' | 'lost', readonly ProofAtom[]>) {
  const classes = useChipStyles();
  const list = (atoms: readonly ProofAtom[], Tag: 'span' | 'del', className?: string) =>
    atoms.map(({ name, hue }) => (
      <li key={name}>
        <Tag
          className={mergeClasses(`hue-${String(hue)}`, classes.chip, className)}
          data-atom={name}
        >
          {name}
        </Tag>
      </li>
    ));
  return (
    <ul className={classes.list} aria-label="Classes, kept and dropped">
      {list(kept, 'span')}
      {list(lost, 'del', classes.lost)}
    </ul>
  );
}
