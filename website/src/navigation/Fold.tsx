import Head from '@docusaurus/Head';

const ID = 'below-the-fold';

/**
 * Marks the end of what most windows show of a page. A slow device may paint a page that it has read in part,
 * and what it has painted would then move. So the first paint waits for what is above this element. Browsers
 * that do not know the link ignore it.
 */
export function Fold() {
  return (
    <>
      <Head>
        <link rel="expect" href={`#${ID}`} blocking="render" />
      </Head>
      <i id={ID} hidden />
    </>
  );
}
