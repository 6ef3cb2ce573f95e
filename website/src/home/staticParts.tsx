import proof from '@generated/home-proof/default/proof.json';
import { Growth } from './bands/Growth';
import { Limits } from './bands/Limits';
import { Merging } from './bands/Merging';
import { Modes } from './bands/Modes';
import { Demonstration } from './demonstration/Demonstration';

export { SiteMap } from './SiteMap';

/** All of the home page that never changes: it is in the page's HTML, and not in its script. */
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
