import Link from '@docusaurus/Link';
import { mergeClasses } from '@griffel/react';
import type { ReactNode } from 'react';
import type { HomeProof, ProofMode } from '../../../plugins/home-proof/HomeProof';
import { Band } from '../bandParts';
import { useBandStyles, useCodeStyles } from '../useBandStyles';
import { trustMarkup } from '../../trusted-types/trust';
import { useModesStyles, useShareBarStyles } from './useModesStyles';

const TOOLS = ['Vite', 'webpack', 'Rspack', 'Next.js'] as const;

const AHEAD = '/react/ahead-of-time-compilation';
const EXTRACTION = '/react/css-extraction';

interface Mode {
  title: string;
  to: string;
  text: string;
  /** What each tool needs; a single text if it is the same for all. */
  tools: Readonly<Record<(typeof TOOLS)[number], ReactNode>> | string;
}

const MODES: Readonly<Record<ProofMode['id'], Mode>> = {
  'run-time': {
    title: 'Run time',
    to: '/react/install',
    text: 'No build step: the browser computes classes and rules.',
    tools: 'Works with every bundler, without a plugin.',
  },
  'ahead-of-time': {
    title: 'Ahead of time',
    to: `${AHEAD}/introduction`,
    text: 'The build computes classes and rules; the browser inserts the rules.',
    tools: {
      Vite: <Link to={`${AHEAD}/with-vite`}>a plugin</Link>,
      webpack: <Link to={`${AHEAD}/with-webpack`}>a loader</Link>,
      Rspack: <Link to={`${AHEAD}/with-webpack`}>webpack’s loader</Link>,
      'Next.js': <Link to={`${EXTRACTION}/with-nextjs`}>webpack’s loader</Link>,
    },
  },
  extraction: {
    title: 'Extraction',
    to: `${EXTRACTION}/introduction`,
    text: 'The build also writes all rules to one style sheet.',
    tools: {
      Vite: 'no plugin',
      webpack: <Link to={`${EXTRACTION}/with-webpack`}>a plugin</Link>,
      Rspack: <Link to={`${EXTRACTION}/with-webpack`}>webpack’s plugin</Link>,
      'Next.js': <Link to={`${EXTRACTION}/with-nextjs`}>manual setup</Link>,
    },
  },
};

/** The table cells for the tools, in the order of the columns. */
function ToolCells({ tools }: Pick<Mode, 'tools'>) {
  const classes = useModesStyles();
  if (typeof tools === 'string') {
    return (
      <td
        role="cell"
        className={mergeClasses(classes.tool, classes.all)}
        colSpan={TOOLS.length}
        aria-colspan={TOOLS.length}
      >
        {tools}
      </td>
    );
  }
  return TOOLS.map((tool) => (
    <td
      key={tool}
      role="cell"
      className={mergeClasses(classes.tool, classes.named)}
      data-tool={tool}
    >
      {tools[tool]}
    </td>
  ));
}

/** The three modes: the size of the library, what ships, and what each tool needs. */
export function Modes({ modes, versions }: Pick<HomeProof, 'modes' | 'versions'>) {
  const band = useBandStyles();
  const code = useCodeStyles();
  const classes = useModesStyles();
  const largest = Math.max(...modes.map(({ bytes }) => bytes));
  return (
    <Band
      id="modes"
      title="Three ways to ship it"
      words={
        <p>
          To save bytes, add a build step; your components stay as they are. Each mode supports{' '}
          <Link to="/react/guides/ssr-usage">server rendering</Link> and{' '}
          <Link to="/react/api/text-direction-provider">right-to-left text</Link>: the rules of both
          directions are included, and each element gets the classes of its direction.
        </p>
      }
    >
      <div className={mergeClasses(band.frame, code.atoms)} data-marks="">
        {/* On a phone, rows are displayed as cards, which would remove the table's implicit roles. */}
        <table className={classes.table} role="table" aria-labelledby="modes">
          <thead className={classes.head} role="rowgroup">
            <tr role="row">
              <th scope="col" role="columnheader">
                Mode
              </th>
              <th scope="col" role="columnheader">
                Griffel in your bundle, gzip
              </th>
              <th scope="col" role="columnheader">
                What ships for one declaration
              </th>
              {TOOLS.map((tool) => (
                <th key={tool} scope="col" role="columnheader">
                  {tool}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className={classes.body} role="rowgroup">
            {modes.map(({ id, bytes, ships }) => (
              <tr key={id} className={classes.mode} role="row">
                <th scope="row" role="rowheader" className={classes.name}>
                  <Link to={MODES[id].to}>{MODES[id].title}</Link> <p>{MODES[id].text}</p>
                </th>
                <td role="cell" className={classes.size}>
                  <span className={classes.bytes}>
                    <span className={classes.number}>{bytes.toLocaleString('en-US')}</span> bytes
                  </span>
                  <ShareBar share={bytes / largest} />
                </td>
                <td role="cell" className={classes.ships}>
                  {ships.map(({ place, html }, index) => (
                    <div key={place} className={classes.part}>
                      {index > 0 && ' '}
                      <span className={classes.place}>{place}</span>{' '}
                      {/* Not a <pre>, because a Markdown table cannot contain one. */}
                      <code
                        className={classes.code}
                        role="group"
                        aria-label={`${MODES[id].title}, in ${place}`}
                        data-walk
                        dangerouslySetInnerHTML={trustMarkup(html)}
                      />
                    </div>
                  ))}
                </td>
                <ToolCells tools={MODES[id].tools} />
              </tr>
            ))}
          </tbody>
        </table>
        <div className={band.caption}>
          @griffel/react {versions['@griffel/react']} with mergeClasses, without React, bundled by
          esbuild {versions.esbuild}. Our tests build each configuration.
        </div>
      </div>
    </Band>
  );
}

/**
 * A bar that fills a part of its width.
 *
 * @param share 0 to 1
 */
function ShareBar({ share }: { share: number }) {
  const classes = useShareBarStyles();
  // An SVG, because the content security policy forbids style attributes.
  return (
    <svg
      className={classes.bar}
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      width="100%"
      height="4"
      aria-hidden="true"
    >
      <rect className={classes.ground} width="100" height="4" />
      <rect className={classes.share} width={(share * 100).toFixed(1)} height="4" />
    </svg>
  );
}
