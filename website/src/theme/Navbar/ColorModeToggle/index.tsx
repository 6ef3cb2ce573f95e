// Change: replaced by the settings in the mobile sidebar, because there is no color mode to switch. In the
// navigation bar, the settings are at the end (Navbar/Search).
import type { Props } from '@theme/Navbar/ColorModeToggle';
import { SettingsMenu } from '@site/src/menus/SettingsMenu';

/** The class that the classic theme passes in the mobile sidebar only. */
const IN_DRAWER = 'margin-right--md';

/** The settings, in the mobile sidebar only. */
export default function NavbarColorModeToggle({ className }: Props) {
  return className === IN_DRAWER ? <SettingsMenu isInDrawer /> : null;
}
