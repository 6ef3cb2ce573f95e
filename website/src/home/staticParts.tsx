import proof from '@generated/home-proof/default/proof.json';
import { Growth } from './bands/Growth';
import { Limits } from './bands/Limits';
import { Merging } from './bands/Merging';
import { Modes } from './bands/Modes';
import { Demonstration } from './demonstration/Demonstration';
import siteMap from '@generated/site-map/default/sections.json';
import Link from '@docusaurus/Link';
import { useSiteMapStyles } from './useBandStyles';

/** The static sections of the home page, which are in the page's HTML, not in its script. */
export function Body() {
  return (
    <>
      <Demonstration atoms={proof.atoms} />
      <Growth growth={proof.growth} />
      <Merging merging={proof.merging} />
      <Modes modes={proof.modes} versions={proof.versions} />
      <Limits />
    </>
  );
}

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
