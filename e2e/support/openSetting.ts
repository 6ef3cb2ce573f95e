import type { FrameLocator, Locator, Page } from '@playwright/test';

export type SettingName = 'Code theme' | 'Sample language' | 'Package manager';

/** The visible button of the settings: at the end of the bar, or in the menu of a narrow window. */
export function findSettingsButton(page: Page | FrameLocator): Locator {
  return page.getByRole('button', { name: 'Settings', exact: true });
}

/** Opens the settings, unless they are open. */
export async function openSettings(page: Page | FrameLocator): Promise<Locator> {
  const button = findSettingsButton(page);
  const toggle = page.getByRole('button', { name: 'Toggle navigation bar' });
  await button.or(toggle).first().waitFor();
  // In a narrow window, the button is in the menu.
  if (!(await button.isVisible())) await toggle.click();
  if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
  return page.getByRole('group', { name: 'Settings' });
}

/** Opens the settings and finds one of the lists. */
export async function openSetting(page: Page | FrameLocator, name: SettingName): Promise<Locator> {
  return (await openSettings(page)).getByRole('combobox', { name });
}

/** Chooses an option and closes the settings, which may cover what a test looks at. */
export async function chooseSetting(
  page: Page | FrameLocator,
  name: SettingName,
  option: string,
): Promise<void> {
  const list = await openSetting(page, name);
  await list.selectOption(option);
  await list.press('Escape');
}
