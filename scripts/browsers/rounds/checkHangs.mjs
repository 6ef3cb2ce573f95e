/** Milliseconds until the page says that code hangs. */
const PATIENCE = 20_000;

/** Loops that have to be stopped in every browser: their guards end them wherever they run. */
const HANGS = {
  'at the top level': 'while (true);\nexport default () => null;',
  'in a render': 'export default function App() {\n  for (;;);\n}',
  'in an effect': `import { useEffect } from 'react';
export default function App() {
  useEffect(() => { do {} while (true); }, []);
  return <p>Before it hangs</p>;
}`,
  'that catches its own end':
    'export default function App() {\n  while (true) { try { while (true); } catch {} }\n}',
};

/**
 * Runs code that hangs, and claims that the page says so and works on.
 *
 * @param {import('../openPlayground.mjs').PlaygroundPage} page
 * @param {import('../../lib/examples/createClaims.mjs').Claims} claims
 */
export async function checkHangs(page, claims) {
  await page.load('#first-style');
  for (const [name, code] of Object.entries(HANGS)) {
    await page.run(code);
    const { problem, stopped } = await page.waitFor(
      (state) => state.problem !== '' || state.stopped !== '',
      PATIENCE,
    );
    claims.equals(`a loop ${name} is stopped, and said to be`, problem + stopped !== '', true);
    await page.run(`export default () => <p>After the loop ${name}</p>;`);
    const text = `After the loop ${name}`;
    claims.contains(
      `after the loop ${name} code runs again`,
      await page.readPreview((found) => found.includes(text), PATIENCE),
      text,
    );
  }
}
