// Change: the settings stand here in the menu of narrow windows, because there is no color mode to switch.
// The bar has them at its end (Navbar/Search).
import type { Props } from '@theme/Navbar/ColorModeToggle';
import { SettingsMenu } from '@site/src/settings-menu/SettingsMenu';

/** The margin that the classic theme asks for in that menu, and nowhere else. */
const IN_DRAWER = 'margin-right--md';

/** The settings, in the menu of narrow windows alone. */
export default function NavbarColorModeToggle({ className }: Props) {
  return className === IN_DRAWER ? <SettingsMenu isInDrawer /> : null;
}
