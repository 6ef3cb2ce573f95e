import Link from '@docusaurus/Link';
import { mergeClasses } from '@griffel/react';
import { Band } from '../bandParts';
import { useBandStyles } from '../useBandStyles';
import { useLimitsStyles } from './useLimitsStyles';

const LIMITS = [
  {
    title: 'Styles cannot read props',
    to: '/react/guides/limitations#dynamic-values',
    text: 'They are fixed when a module loads. Known values become slots, free ones CSS variables.',
  },
  {
    title: 'Selectors start at the element',
    to: '/react/guides/limitations#parent-and-element-selectors',
    text: 'A parent’s class before & is dropped, in production without a warning.',
  },
  {
    title: 'Ten shorthands are left out',
    to: '/react/guides/limitations#unsupported-shorthands',
    text: 'borderColor and nine more. Types refuse them; plain JavaScript loses them.',
  },
  {
    title: 'The hooks run on the client',
    to: '/react/guides/limitations#server-components',
    text: 'They are rendered on servers, but not in React Server Components.',
  },
  {
    title: 'Rules are never removed',
    to: '/react/guides/limitations#rules-are-never-removed',
    text: 'What a component inserted remains when it is gone. Do not create styles at render time.',
  },
];

/** What the library does not do, before a user finds out. */
export function Limits() {
  const band = useBandStyles();
  const classes = useLimitsStyles();
  return (
    <Band
      id="limits"
      title="What Griffel does not do"
      words={
        <p>Styles are computed without running your components, which rules some things out.</p>
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
          <p>Each with a sample that shows it, and the way around it.</p>
        </li>
      </ul>
    </Band>
  );
}
