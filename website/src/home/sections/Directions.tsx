import Link from '@docusaurus/Link';
import { mergeClasses } from '@griffel/react';
import type { ProofOfDirections } from '../../../plugins/home-proof/HomeProof';
import { CodePane } from '../CodePane';
import { Section } from '../Section';
import { useCodeStyles } from '../useCodeStyles';
import { useSectionStyles } from '../useSectionStyles';

const TEXTS = {
  ltr: { lang: 'en', label: 'Left to right', text: 'The slate keeps what you write on it.' },
  rtl: { lang: 'ar', label: 'Right to left', text: 'يحفظ اللوح ما تكتبه عليه.' },
} as const;

/** The same style on pages of both directions. */
export function Directions({
  directions: { html, directions },
}: {
  directions: ProofOfDirections;
}) {
  const classes = useSectionStyles();
  const code = useCodeStyles();
  return (
    <Section
      id="directions"
      title="Right to left, from the same code"
      words={
        <>
          <p>
            You write <strong>left</strong>. On a right-to-left page Griffel applies the mirrored
            declaration, and a page carries only the rules of its own direction.
          </p>
          <p>
            A <Link to="/react/api/text-direction-provider">TextDirectionProvider</Link> says which
            one that is. There is nothing to write twice.
          </p>
        </>
      }
    >
      <figure className={mergeClasses(classes.frame, code.atoms)} data-marks="">
        <CodePane label="directions.ts" html={html} />
        <div className={classes.split}>
          {directions.map(({ direction, element, css }) => (
            <div key={direction} className={classes.part}>
              <div className={classes.stage} data-stage dir={direction}>
                <div className={element.className} lang={TEXTS[direction].lang}>
                  {TEXTS[direction].text}
                </div>
              </div>
              <CodePane label={`Rules, ${TEXTS[direction].label.toLowerCase()}`} html={css} />
            </div>
          ))}
        </div>
      </figure>
    </Section>
  );
}
