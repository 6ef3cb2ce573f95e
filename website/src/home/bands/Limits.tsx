import Link from '@docusaurus/Link';
import { mergeClasses } from '@griffel/react';
import { Band } from '../bandParts';
import { useBandStyles, useLimitsStyles } from '../useBandStyles';

const LIMITS = [
  {
    title: 'Styles cannot read props',
    to: '/react/guides/limitations#dynamic-values',
    text: 'They are fixed when a module loads. Write a slot for each known value, and set a CSS variable for any other.',
  },
  {
    title: 'Selectors start at the element',
    to: '/react/guides/limitations#parent-and-element-selectors',
    text: (
      <>
        <code>.parent &amp;</code> is dropped, in production without a warning. Write{' '}
        <code>:global(.parent)</code>.
      </>
    ),
  },
  {
    title: 'Ten shorthands are unsupported',
    to: '/react/guides/limitations#unsupported-shorthands',
    text: (
      <>
        <code>borderColor</code> and nine more are type errors. In plain JavaScript, they are
        dropped.
      </>
    ),
  },
  {
    title: 'Hooks need Client Components',
    to: '/react/guides/limitations#server-components',
    text: 'Client Components are rendered on the server, too. Server Components cannot call the hooks.',
  },
  {
    title: 'Rules are never removed',
    to: '/react/guides/limitations#rules-are-never-removed',
    text: 'The rules of a component stay when it unmounts. Do not create styles at render time.',
  },
];

/** The limits of the library. */
export function Limits() {
  const band = useBandStyles();
  const classes = useLimitsStyles();
  return (
    <Band
      id="limits"
      title="What Griffel does not do"
      words={
        <p>Styles are computed without running your components, so some things are impossible.</p>
      }
    >
      <ul className={mergeClasses(band.frame, classes.list)}>
        {LIMITS.map(({ title, to, text }) => (
          <li key={to} className={classes.item}>
            <Link to={to}>{title}</Link>
            <p>{text}</p>
          </li>
        ))}
        <li className={classes.item}>
          <Link to="/react/guides/limitations">All limitations</Link>
          <p>What each one means, and what to write instead.</p>
        </li>
      </ul>
    </Band>
  );
}
