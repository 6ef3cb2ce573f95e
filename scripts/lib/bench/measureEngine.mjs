import createJITI from 'jiti';

// Node 20 cannot run TypeScript. Docusaurus also loads the packages with jiti.
const load = createJITI(import.meta.url);

const SLOTS = 800;

/**
 * Measures how long the engine takes for a file of 800 slots, after as many readings to warm up.
 *
 * @param {number} readings
 * @returns {number[]} milliseconds
 */
export function measureEngine(readings) {
  const { analyze, createOutputs } = load('../../../packages/engine/src/index.ts');
  const slots = Array.from(
    { length: SLOTS },
    (_, index) =>
      `  s${index}: { color: 'red', paddingLeft: '${index}px', ':hover': { top: '${index}px' } },`,
  );
  const code = `import { makeStyles } from '@griffel/react';
export const useStyles = makeStyles({\n${slots.join('\n')}\n});\n`;
  const times = [];
  for (let reading = 0; reading < 2 * readings; reading++) {
    const start = performance.now();
    createOutputs(analyze({ 'code.ts': code }));
    times.push(performance.now() - start);
  }
  return times.slice(readings);
}
