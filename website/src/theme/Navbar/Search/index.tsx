// Change: no element around the button, because the classic one takes it out of the flow of narrow bars;
// the settings follow, because this is the last thing in the bar.
import type { Props } from '@theme/Navbar/Search';
import { SettingsMenu } from '@site/src/settings-menu/SettingsMenu';

export default function NavbarSearch({ children }: Props) {
  return (
    <>
      {children}
      <SettingsMenu />
    </>
  );
}
