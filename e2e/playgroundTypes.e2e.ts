import { expect, test, type Page } from '@playwright/test';
import { openPlayground } from './support/Playground.ts';

/** TypeScript loads after the editor, and is a megabyte. */
const patient = { timeout: 40_000 };

const openWithTypes = (page: Page) => openPlayground(page, '', true);

const write = (style: string, body: string) => `import { makeStyles } from '@griffel/react';

const useClasses = makeStyles({ root: { ${style} } });

export default function App() {
  const classes = useClasses();
  ${body}
}
`;

test('playground: TypeScript loads when the editor is used, not before', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/types-worker|type-pack/.test(request.url())) asked.push(request.url());
  });
  const playground = await openWithTypes(page);
  await expect(playground.preview.getByText('A pencil made of slate')).toBeVisible(patient);
  expect(asked).toEqual([]);
  await playground.editor.focus();
  await expect.poll(() => asked.length, patient).toBeGreaterThanOrEqual(2);
});

test('playground: TypeScript says what is wrong, and a button fixes it', async ({ page }) => {
  const playground = await openWithTypes(page);
  await playground.write(write(`color: 'red'`, 'return <p className={classes.rot}>Hello</p>;'));
  await playground.open('Problems');
  const problem = playground.problems.getByRole('listitem').filter({ hasText: 'TS2551' });
  await expect(problem).toContainText(/^App\.tsx:7:32 Property 'rot' does not exist/, patient);
  await problem.getByRole('button', { name: "Change spelling to 'root'" }).click();
  await expect(playground.editor).toContainText('classes.root');
  await expect(playground.count).toHaveText('No problems', patient);
});

test('playground: a problem that TypeScript and the lint both find is shown once, with its fix', async ({
  page,
}) => {
  const playground = await openWithTypes(page);
  const hello = 'return <p className={classes.root}>Hello</p>;';
  await playground.write(write("width: 10, borderColor: 'red'", `${hello} const n: string = 1;`));
  await playground.open('Problems');
  const found = playground.problems.getByRole('listitem');
  await expect(found.filter({ hasText: 'TS2322' })).toHaveText(/^App\.tsx:7:/, patient);
  await expect(found).toHaveText(
    [/"width" needs a unit.*Change to "10px"/, /borderColor.*Use shorthands/, /TS2322/],
    patient,
  );
  await found.first().getByRole('button').last().click();
  await expect(playground.editor).toContainText("width: '10px'");
});

test('playground: a semicolon between styles, as in CSS, is one problem, with its fix', async ({
  page,
}) => {
  const playground = await openWithTypes(page);
  await playground.write(
    write(`color: 'red'; margin: 0`, 'return <p className={classes.root}>Hello</p>;'),
  );
  await playground.open('Problems');
  const found = playground.problems.getByRole('listitem');
  const mend = found.getByRole('button', { name: "Change ';' to ','" });
  await expect(mend).toBeVisible(patient);
  await expect(found).toHaveText([/^App\.tsx:3:53 ',' expected/]);
  await mend.click();
  await expect(playground.editor).toContainText("color: 'red', margin: 0");
  await expect(playground.preview.getByText('Hello')).toHaveCSS('color', 'rgb(255, 0, 0)');
  await expect(playground.count).toHaveText('No problems', patient);
});

test('playground: an element that is not closed is named, in the list and over the preview', async ({
  page,
}) => {
  const playground = await openWithTypes(page);
  await playground.write(write(`color: 'red'`, 'return <p>one<br>two</p>;'));
  await playground.open('Problems');
  const found = playground.problems.getByRole('listitem');
  const message = "JSX element 'br' has no corresponding closing tag.";
  await expect(found).toHaveText([new RegExp(`^App\\.tsx:7:17 ${message}`)], patient);
  await page.keyboard.press('Escape');
  const over = page.getByRole('group', { name: 'Problem with the preview' });
  await expect(over).toContainText('This code does not compile');
  await expect(over).toContainText(message);
  await over.getByRole('button', { name: 'App.tsx:7:17' }).click();
  await expect(playground.editor).toBeFocused();
});

test('playground: CSS in a style object is written as JavaScript by a button', async ({ page }) => {
  const playground = await openWithTypes(page);
  await playground.write(
    write(
      `\n    &:hover { background-color: #f00; }\n  `,
      'return <p className={classes.root}>Hello</p>;',
    ),
  );
  await playground.open('Problems');
  const found = playground.problems.getByRole('listitem');
  await found.getByRole('button', { name: "Write '&:hover': {" }).click(patient);
  await found.getByRole('button', { name: "Write backgroundColor: '#f00'" }).click(patient);
  await expect(playground.count).toHaveText('No problems', patient);
  await expect(playground.editor).toContainText("'&:hover': { backgroundColor: '#f00', }");
});

test('playground: a button adds a missing import', async ({ page }) => {
  const playground = await openWithTypes(page);
  await playground.write(
    write(`color: 'red'`, 'return <p className={mergeClasses(classes.root)}>Hello</p>;'),
  );
  await playground.open('Problems');
  const add = playground.problems.getByRole('button', {
    name: 'Import mergeClasses from "@griffel/react"',
  });
  await add.click(patient);
  await expect(playground.editor).toContainText(
    "import { makeStyles, mergeClasses } from '@griffel/react';",
  );
  await expect(playground.preview.getByText('Hello')).toBeVisible();
  await expect(playground.count).toHaveText('No problems', patient);
});

test('playground: properties and their values are suggested while the user types', async ({
  page,
}) => {
  const playground = await openWithTypes(page);
  const hello = 'return <p className={classes.root}>Hello</p>;';
  await playground.write(write('', `const wrong: string = 1; ${hello}`));
  // Suggestions that open by themselves do not wait for TypeScript to start.
  await expect(playground.count).toHaveText('1 problem', patient);
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  // Before ` } });`, between the braces.
  for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowLeft');
  const suggestions = page.getByRole('listbox', { name: 'Completions' });
  await page.keyboard.type('paddingInl');
  await suggestions.getByRole('option', { name: 'paddingInline', exact: true }).click(patient);
  await expect(playground.editor).toContainText('{ paddingInline }');
  await page.keyboard.type(`: '4px', display: 'inline-fl`);
  await suggestions.getByRole('option', { name: 'inline-flex', exact: true }).click(patient);
  await expect(playground.editor).toContainText("{ paddingInline: '4px', display: 'inline-flex' }");
});

test('playground: letters stay in order if a problem is marked before the cursor', async ({
  page,
}) => {
  const playground = await openWithTypes(page);
  await playground.write(write('', 'return <p className={classes.root}>Hello</p>;'));
  await page.keyboard.press('ControlOrMeta+Home');
  for (let line = 0; line < 2; line++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  for (let place = 0; place < ' } });'.length; place++) await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('paddingInl');
  // The problem and its color appear after a pause.
  await expect(playground.count).not.toHaveText('No problems', patient);
  await page.keyboard.type('ine');
  await expect(playground.editor).toContainText('{ paddingInline } });');
});
