import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useLastCallStyles } from './useLastCallStyles';

/** @param link opens the sample of the first screen in the playground */
export function LastCall({ link }: { link: string }) {
  const classes = useLastCallStyles();
  return (
    <section className={classes.root} aria-labelledby="try">
      <h2 className={classes.heading} id="try">
        See what becomes of your styles
      </h2>
      <p className={classes.text}>The button and the badge are waiting in the playground.</p>
      <div className={classes.actions}>
        {/* No Link: what follows the # is code, and no anchor that Docusaurus could find. */}
        <a className="button button--primary button--lg" href={useBaseUrl(link)}>
          Open them in the playground
        </a>
        <Link className="button button--secondary button--outline button--lg" to="/react/install">
          Install Griffel
        </Link>
      </div>
    </section>
  );
}
