import proof from '@generated/home-proof/default/proof.json';
import { Proof } from './proof/Proof';
import { Directions } from './sections/Directions';
import { Growth } from './sections/Growth';
import { LastCall } from './sections/LastCall';
import { Limits } from './sections/Limits';
import { MergeOrder } from './sections/MergeOrder';
import { Modes } from './sections/Modes';
import { ServerRendering } from './sections/ServerRendering';
import { Tools } from './sections/Tools';

/** All of the home page that never changes: it is in the page's HTML, and not in its script. */
export default function HomeBody() {
  return (
    <>
      <Proof atoms={proof.atoms} />
      <Growth growth={proof.growth} />
      <MergeOrder merging={proof.merging} />
      <Directions directions={proof.directions} />
      <ServerRendering server={proof.server} />
      <Modes atoms={proof.atoms} versions={proof.versions} />
      <Tools />
      <Limits />
      <LastCall link={proof.atoms.link} />
    </>
  );
}
