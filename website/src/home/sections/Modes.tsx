import Link from '@docusaurus/Link';
import type { HomeProof, ProofStep } from '../../../plugins/home-proof/HomeProof';
import { formatBytes } from '../formatBytes';
import { Section } from '../Section';
import { ShareBar } from '../ShareBar';
import { useSectionStyles } from '../useSectionStyles';
import { useModesStyles } from './useModesStyles';

const MODES: Readonly<Record<ProofStep['id'], { title: string; to: string; text: string }>> = {
  'run-time': {
    title: 'Run time',
    to: '/react/install',
    text: 'One package and no build step. The browser resolves each style object once, on first render.',
  },
  'ahead-of-time': {
    title: 'Ahead of time',
    to: '/react/ahead-of-time-compilation/introduction',
    text: 'The build resolves the objects into classes and rules. The browser inserts the rules.',
  },
  extraction: {
    title: 'Extraction',
    to: '/react/css-extraction/introduction',
    text: 'The rules of the whole build move into one stylesheet, which the browser loads in parallel and caches.',
  },
};

/** The three modes with what the library weighs in each. */
export function Modes({ atoms, versions }: Pick<HomeProof, 'atoms' | 'versions'>) {
  const section = useSectionStyles();
  const classes = useModesStyles();
  const largest = Math.max(...atoms.steps.map(({ bytes }) => bytes));
  return (
    <Section
      id="modes"
      title="One source, three ways to ship it"
      words={
        <>
          <p>
            Start with the package alone. When bytes matter, a build step takes over the work of the
            browser; not a line of your components changes.
          </p>
          <p>
            Classes are the same in all three modes, so compiled packages, server and browser agree.
          </p>
        </>
      }
    >
      <div className={section.frame}>
        <ul className={classes.list}>
          {atoms.steps.map(({ id, bytes }) => (
            <li key={id} className={classes.mode}>
              <div className={classes.head}>
                <h3 className={classes.name}>
                  <Link to={MODES[id].to}>{MODES[id].title}</Link>
                </h3>
                <span className={classes.bytes}>
                  <span className={classes.number}>{formatBytes(bytes)}</span> bytes, gzip
                </span>
              </div>
              <ShareBar share={bytes / largest} />
              <p>{MODES[id].text}</p>
            </li>
          ))}
        </ul>
        <div className={section.caption}>
          @griffel/react {versions['@griffel/react']} with mergeClasses, without React, bundled by
          esbuild {versions.esbuild} when this page was built.
        </div>
      </div>
    </Section>
  );
}
