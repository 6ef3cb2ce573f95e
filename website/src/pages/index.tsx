import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import Install from './_install.mdx';
import Sample from './_sample.mdx';
import styles from '../home/Home.module.css';

const MODES = [
  {
    title: 'At run time',
    to: '/react/api/make-styles',
    text: 'makeStyles turns each declaration into one class and inserts its rule on first use. No build step.',
  },
  {
    title: 'Ahead of time',
    to: '/react/ahead-of-time-compilation/introduction',
    text: 'A build step resolves the style objects into classes and rules. The browser only inserts them.',
  },
  {
    title: 'Extracted',
    to: '/react/css-extraction/introduction',
    text: 'The rules move into a stylesheet. The browser receives class names, and the page loads plain CSS.',
  },
];

const PARTS = [
  {
    title: 'Merging is predictable',
    to: '/react/api/merge-classes',
    text: 'mergeClasses keeps one class a property: the one of the last argument, whatever the order of the stylesheet.',
  },
  {
    title: 'Right to left included',
    to: '/react/api/text-direction-provider',
    text: 'Each physical declaration comes with its mirrored twin, and a provider chooses between them.',
  },
  {
    title: 'Rendered on the server',
    to: '/react/guides/ssr-usage',
    text: 'A renderer collects the rules of a request. The client finds them in the page and adds none twice.',
  },
  {
    title: 'Limits, in the open',
    to: '/react/guides/limitations',
    text: 'What the types miss, which selectors are dropped, and what each build mode changes.',
  },
];

function Cards({ items }: { items: typeof MODES }) {
  return (
    <ul className={styles.cards}>
      {items.map(({ title, to, text }) => (
        <li key={to} className={styles.card}>
          <Heading as="h3">
            <Link to={to}>{title}</Link>
          </Heading>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

export default function Home() {
  return (
    <Layout description="Griffel is atomic CSS-in-JS for React: style objects beside your components, run as they are, compiled ahead of time or extracted to CSS.">
      <main className={styles.page}>
        <div className={styles.hero}>
          <div>
            <Heading as="h1" className={styles.headline}>
              Every declaration, written once
            </Heading>
            <p className={styles.lead}>
              Griffel is atomic CSS-in-JS for React. You write style objects beside your components;
              it turns each declaration into one class that the whole app shares.
            </p>
            <p className={styles.actions}>
              <Link className="button button--primary button--lg" to="/react/install">
                Get started
              </Link>
              <Link
                className="button button--secondary button--outline button--lg"
                to="/try-it-out/"
              >
                Try it out
              </Link>
            </p>
            <MDXContent>
              <Install />
            </MDXContent>
          </div>
          <MDXContent>
            <Sample />
          </MDXContent>
        </div>
        <section aria-labelledby="modes">
          <Heading as="h2" id="modes">
            One source, three ways to ship it
          </Heading>
          <Cards items={MODES} />
        </section>
        <section aria-labelledby="parts">
          <Heading as="h2" id="parts">
            What comes with it
          </Heading>
          <Cards items={PARTS} />
        </section>
      </main>
    </Layout>
  );
}
