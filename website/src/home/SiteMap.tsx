import siteMap from '@generated/page-list/default/site-map.json';
import Link from '@docusaurus/Link';
import { useSiteMapStyles } from './useSiteMapStyles';

/** All pages, in the order of the sidebars. */
export function SiteMap() {
  const classes = useSiteMapStyles();
  return (
    <nav className={classes.root} aria-label="Site map">
      {siteMap.map(({ section, pages }) => (
        <div key={section}>
          <h2 className={classes.section}>{section}</h2>
          <ul className={classes.list}>
            {pages.map(({ route, title }) => (
              <li key={route}>
                <Link className={classes.link} to={route}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
