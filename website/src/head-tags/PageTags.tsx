import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { getMarkdownPath } from '../page-markdown/getMarkdownPath';

/**
 * The head tags for the type of a page, its social card and its Markdown. The card's size and text are added
 * after the build (plugins/social-cards).
 *
 * @param route - the page's path, including the site's base
 */
export function PageTags({ route }: { route: string }) {
  const { url, baseUrl } = useDocusaurusContext().siteConfig;
  const name = route.slice(baseUrl.length).replace(/\/$/, '') || 'home';
  const card = `${url}${baseUrl}img/cards/${name}.png`;
  return (
    <Head>
      <meta property="og:type" content={route === baseUrl ? 'website' : 'article'} />
      <meta property="og:image" content={card} />
      <link rel="alternate" type="text/markdown" href={getMarkdownPath(route, baseUrl)} />
    </Head>
  );
}
