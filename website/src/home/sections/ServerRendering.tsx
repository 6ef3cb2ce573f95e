import Link from '@docusaurus/Link';
import { mergeClasses } from '@griffel/react';
import type { ProofOfServer } from '../../../plugins/home-proof/HomeProof';
import { CodePane } from '../CodePane';
import { Section } from '../Section';
import { useCodeStyles } from '../useCodeStyles';
import { useSectionStyles } from '../useSectionStyles';

/** What a server renders, and what it sends. */
export function ServerRendering({ server: { html, output } }: { server: ProofOfServer }) {
  const classes = useSectionStyles();
  const code = useCodeStyles();
  return (
    <Section
      id="server-rendering"
      title="Styled before any script runs"
      words={
        <>
          <p>
            <Link to="/react/guides/ssr-usage">On a server</Link>, a renderer collects the rules of
            one request while your components render. They travel in the page, and in the browser
            the next renderer takes them over: no rule twice, no flash.
          </p>
          <p>
            These are the style elements of the button and the badge above, as a server sends them.
          </p>
        </>
      }
    >
      <figure className={mergeClasses(classes.frame, code.atoms)} data-marks="">
        <CodePane label="On the server" html={html} />
        <div className={classes.caption}>In the page</div>
        <CodePane label="In the page" html={output} />
      </figure>
    </Section>
  );
}
