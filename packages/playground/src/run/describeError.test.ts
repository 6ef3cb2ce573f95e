import { describe, expect, it } from 'vitest';
import { faultToProblem } from './describeError.ts';

const describeRemedy = (message: string) =>
  faultToProblem({ phase: 'render', name: 'TypeError', message }, 'App.tsx').remedy;

describe('faultToProblem', () => {
  it.each([
    ["Cannot read properties of undefined (reading 'call')", /^The function that is called here/],
    ['can\'t access property "call", _react.useSate is undefined', /^The function that is called/],
    [
      "undefined is not an object (evaluating '_react.useSate.call')",
      /^The function that is called/,
    ],
    ['Target container is not a DOM element.', /^Write export default App/],
    ['Invalid hook call. Hooks can only be called inside', /^Call hooks/],
    ['Rendered more hooks than during the previous render.', /^Call hooks/],
  ])('says what to do about %s', (message, remedy) => {
    expect(describeRemedy(message)).toMatch(remedy);
  });

  it('leaves other faults as they are', () => {
    expect(describeRemedy("Cannot read properties of undefined (reading 'name')")).toBeUndefined();
  });
});
