import { expect, test } from '@playwright/test';
import { buildFixture, describeBuild, type FixtureBuild } from '../support/buildFixture.ts';

/** Finds the part of a failed build's output that is about one page. Each page that cannot be rendered has a part. */
function findError({ ok, output }: FixtureBuild, page: string): string {
  expect(ok).toBe(false);
  const parts = output.split("Can't render static file for pathname ");
  return parts.find((part) => part.startsWith(`"${page}"`)) ?? '';
}

describeBuild('unknown-in-navigation', (readBuild) => {
  test('§8 build: an unknown sidebar in the navigation is an error that lists the known ones', () => {
    expect(findError(readBuild(), '/sidebar')).toMatch(
      /Error: Can't find any sidebar with id "nope" in version current".\s+Available sidebar ids are:\s+- defaultSidebar/,
    );
  });

  test('§8 build: an unknown document in the navigation is an error that lists the known ones', () => {
    expect(findError(readBuild(), '/document')).toMatch(
      /Error: Couldn't find any doc with id "nope" in version "current".\s+Available doc ids are:\s+- index/,
    );
  });
});

test('§8 build: a draft in the navigation is left out without an error', async ({ page }) => {
  const { ok, output, pages } = await buildFixture('draft-doc');
  expect(output).not.toContain('[ERROR]');
  expect(ok).toBe(true);
  expect(Object.keys(pages)).not.toContain('draft/index.html');
  await page.setContent(pages['index.html'] ?? '');
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(bar.getByRole('link', { name: 'The page', includeHidden: true })).toHaveCount(1);
  await expect(bar.getByRole('link', { name: 'The draft', includeHidden: true })).toHaveCount(0);
});

describeBuild('pages-that-throw', (readBuild) => {
  test('§8 build: a page without a default export is named, because nothing can be rendered', () => {
    expect(findError(readBuild(), '/bare')).toContain(
      "Error: The page component at /bare doesn't have a default export. " +
        'This makes it impossible to render anything. Consider default-exporting a React component.',
    );
  });

  test('§8 build: a hook outside its provider is a context error', () => {
    expect(findError(readBuild(), '/hook-outside-provider')).toMatch(
      /ReactContextError[\s\S]*Hook useDocsSidebar is called outside the <DocsSidebarProvider>\./,
    );
  });

  test('§8 build: a link to a locale that is not configured is an error', () => {
    expect(findError(readBuild(), '/unknown-locale')).toContain(
      'no locale config found for locale=de',
    );
  });

  test('§8 build: a feature of the docs without the docs plugin is an error', () => {
    const error = findError(readBuild(), '/docs-without-plugin');
    expect(error).toContain(
      'You are using a feature of the Docusaurus docs plugin, but this plugin does not seem to be enabled',
    );
    expect(error).toContain(
      '[cause]: Error: Docusaurus plugin global data not found for "docusaurus-plugin-content-docs" plugin',
    );
  });

  test('§8 build: using storage on the server is an error', () => {
    const error = findError(readBuild(), '/storage-on-the-server');
    expect(error).toContain('Illegal storage API usage for storage key "visits');
    expect(error).toContain('Please only call storage APIs in effects and event handlers.');
  });
});
