import Link from '@docusaurus/Link';
import { mergeClasses } from '@griffel/react';
import type { ProofOfMerging } from '../../../plugins/home-proof/HomeProof';
import { Chips } from '../Chips';
import { CodePane } from '../CodePane';
import { Section } from '../Section';
import { useCodeStyles } from '../useCodeStyles';
import { useSectionStyles } from '../useSectionStyles';

/** The same two slots merged in both orders. */
export function MergeOrder({ merging: { html, merges } }: { merging: ProofOfMerging }) {
  const classes = useSectionStyles();
  const code = useCodeStyles();
  return (
    <Section
      id="merge-order"
      title="The last argument wins"
      words={
        <>
          <p>
            In a stylesheet, the order of the rules decides, and you cannot see it from your
            component.
          </p>
          <p>
            <Link to="/react/api/merge-classes">mergeClasses</Link> goes by the order of its
            arguments. Of two classes for one property it keeps the last and drops the other, so
            nothing is left for the cascade to decide.
          </p>
        </>
      }
    >
      <figure className={mergeClasses(classes.frame, code.atoms)} data-marks="">
        <CodePane label="merge.ts" html={html} />
        <div className={classes.split}>
          {merges.map(({ html: call, element, lost }) => (
            <div key={element.className} className={classes.part}>
              <CodePane label="The call" html={call} />
              <div data-stage>
                <div className={element.className}>Delete</div>
              </div>
              <div data-walk>
                <Chips label="Classes, kept and dropped" atoms={element.atoms} lost={lost} />
              </div>
            </div>
          ))}
        </div>
      </figure>
    </Section>
  );
}
