// Change: replaced. There is no element around the button, because the classic one positions it absolutely
// in narrow bars. The settings follow, because this is the last item in the bar.
import type { Props } from '@theme/Navbar/Search';
import { SettingsMenu } from '@site/src/menus/SettingsMenu';

export default function NavbarSearch({ children }: Props) {
  return (
    <>
      {children}
      <SettingsMenu />
    </>
  );
}
