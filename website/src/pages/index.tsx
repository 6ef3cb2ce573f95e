import stylesheet from '@generated/home-proof/default/stylesheet.json';
import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Layout from '@theme/Layout';
import { PageTags } from '../head-tags/PageTags';
import { HomeHero } from '../home/HomeHero';
import { StaticHomePart } from '../home/StaticHomePart';
import { useHeroStyles } from '../home/useHeroStyles';

export default function Home() {
  const classes = useHeroStyles();
  return (
    <Layout description="Griffel is atomic CSS-in-JS for React: style objects beside your components, run as they are, compiled ahead of time or extracted to CSS.">
      <PageTags route={useBaseUrl('/')} />
      <Head>
        <link rel="stylesheet" href={stylesheet} />
      </Head>
      <main className={classes.page}>
        <HomeHero />
        <StaticHomePart part="Body" />
      </main>
      <StaticHomePart part="SiteMap" />
    </Layout>
  );
}
