// Change: the footer has a switch for the offline copy, because what a site keeps on a reader's device
// is for the reader to say.
import Layout from '@theme-init/Footer/Layout';
import type { Props } from '@theme/Footer/Layout';
import { OfflineSwitch } from '@site/src/offline/OfflineSwitch';

export default function FooterLayout(props: Props) {
  return <Layout {...props} copyright={<OfflineSwitch />} />;
}
