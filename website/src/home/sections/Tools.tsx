import Link from '@docusaurus/Link';
import { Section } from '../Section';
import { useSectionStyles } from '../useSectionStyles';
import { useToolsStyles } from './useToolsStyles';

/** Which tool does which mode, with links to the pages. */
export function Tools() {
  const section = useSectionStyles();
  const classes = useToolsStyles();
  return (
    <Section
      id="tools"
      title="Where it fits"
      words={
        <>
          <p>
            At run time, Griffel is a package like any other: every bundler will do. The build steps
            have these.
          </p>
          <p>Each configuration is quoted from a project that our tests build.</p>
        </>
      }
    >
      <div className={section.frame}>
        <div className={classes.box} role="group" aria-label="Tools" tabIndex={0}>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">Tool</th>
                <th scope="col">Compiles</th>
                <th scope="col">Extracts</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">Vite</th>
                <td>
                  <Link to="/react/ahead-of-time-compilation/with-vite">with a plugin</Link>
                </td>
                <td>nothing published</td>
              </tr>
              <tr>
                <th scope="row">webpack</th>
                <td>
                  <Link to="/react/ahead-of-time-compilation/with-webpack">with a loader</Link>
                </td>
                <td>
                  <Link to="/react/css-extraction/with-webpack">with a plugin</Link>
                </td>
              </tr>
              <tr>
                <th scope="row">Rspack</th>
                <td>
                  <Link to="/react/ahead-of-time-compilation/with-webpack">webpack’s loader</Link>
                </td>
                <td>
                  <Link to="/react/css-extraction/with-webpack">webpack’s plugin</Link>
                </td>
              </tr>
              <tr>
                <th scope="row">Next.js</th>
                <td>
                  <Link to="/react/css-extraction/with-nextjs">webpack’s loader</Link>
                </td>
                <td>
                  <Link to="/react/css-extraction/with-nextjs">by hand</Link>; no plugin is
                  published
                </td>
              </tr>
            </tbody>
          </table>
        </div>
      </div>
    </Section>
  );
}
