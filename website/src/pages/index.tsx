import stylesheet from '@generated/home-proof/default/stylesheet.json';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Layout from '@theme/Layout';
import { CopyButton } from '../code-block/CopyButton';
import { PageTags } from '../head-tags/PageTags';
import facts from '../home/facts.json';
import { StaticHomePart } from '../home/StaticHomePart';
import { useHeroStyles } from '../home/useHeroStyles';

export default function Home() {
  const classes = useHeroStyles();
  return (
    <Layout description="Griffel is atomic CSS-in-JS for React: style objects beside your components, resolved at run time, compiled ahead of time, or extracted to CSS.">
      <PageTags route={useBaseUrl('/')} />
      {/* In the browser, `StaticHomePart` adds it before the page is shown. */}
      {typeof window === 'undefined' && (
        <Head>
          <link rel="stylesheet" href={stylesheet} />
        </Head>
      )}
      <main className={classes.page}>
        <HomeHero />
        <StaticHomePart part="Body" />
      </main>
      <StaticHomePart part="SiteMap" />
    </Layout>
  );
}

const INSTALL = 'npm install @griffel/react';

const NPM = 'https://www.npmjs.com/package';

/** The first view of the home page: what Griffel is, its benefit, its evidence, and links to start. */
function HomeHero() {
  const classes = useHeroStyles();
  const { version, license, dependent } = facts;
  return (
    <div className={classes.hero}>
      <div>
        <p className={classes.category}>Atomic CSS-in-JS for React</p>
        <h1 className={classes.headline}>
          <span>Write styles in your components.</span> <span>Ship each rule once.</span>
        </h1>
        <p className={classes.evidence}>
          <Link to={`${NPM}/@griffel/react/v/${version}`}>Version {version}</Link>{' '}
          <span>{license} license</span>{' '}
          <span>
            <Link to={`${NPM}/${dependent.name}/v/${dependent.version}?activeTab=dependencies`}>
              {dependent.title}
            </Link>{' '}
            depends on it
          </span>
        </p>
      </div>
      <div>
        <p className={classes.lead}>
          Every declaration becomes one class with one rule, shared by the whole app. Styles are
          computed in the browser or at build time, or extracted into a style sheet.
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
    </div>
  );
}
