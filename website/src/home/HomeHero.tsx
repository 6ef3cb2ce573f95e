import Link from '@docusaurus/Link';
import { CopyButton } from '../code-block/CopyButton';
import { useHeroStyles } from './useHeroStyles';

const INSTALL = 'npm install @griffel/react';

/** What it is, what you get, and the ways in. */
export function HomeHero() {
  const classes = useHeroStyles();
  return (
    <div className={classes.hero}>
      <h1 className={classes.headline}>
        Atomic <span className={classes.whole}>CSS-in-JS</span> for React
      </h1>
      <p className={classes.lead}>
        Every declaration you write becomes one class and one rule, shared by the whole app. Resolve
        them in the browser, at build time, or into a plain stylesheet.
      </p>
      <div className={classes.actions}>
        <Link className="button button--primary" to="/react/install">
          Get started
        </Link>
        <Link className="button button--secondary button--outline" to="/try-it-out/">
          Try it out
        </Link>
        <div className={classes.install}>
          <code>{INSTALL}</code>
          <CopyButton getText={() => INSTALL} />
        </div>
      </div>
    </div>
  );
}
