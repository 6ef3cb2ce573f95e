import type { Page } from '@playwright/test';

/** What screenshots depend on besides the site. */
export interface Environment {
  browser: string;
  /** The widths of a line in the fonts that the site asks for, in CSS pixels. */
  fonts: Readonly<Record<string, number>>;
}

/** Describes the browser and the fonts that text is set in: another machine has others. */
export async function describeEnvironment(page: Page): Promise<Environment> {
  await page.setContent('<canvas></canvas>');
  const fonts = await page.evaluate(() => {
    const context = document.querySelector('canvas')?.getContext('2d');
    const families = ['system-ui, sans-serif', 'ui-monospace, monospace'];
    return Object.fromEntries(
      families.map((family) => {
        if (context) context.font = `16px ${family}`;
        const { width = 0 } = context?.measureText('One declaration, one color: §→×') ?? {};
        return [family, Math.round(width * 100) / 100];
      }),
    );
  });
  return { browser: page.context().browser()?.version() ?? '', fonts };
}
