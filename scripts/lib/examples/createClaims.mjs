import { isDeepStrictEqual } from 'node:util';

/** How many characters of a long text a message shows. */
const EXCERPT = 300;

/**
 * @typedef {object} Claims
 * @property {(claim: string, found: unknown, expected: unknown) => void} equals
 * @property {(claim: string, text: string, expected: string | RegExp) => void} contains
 * @property {(claim: string, text: string, unwanted: string | RegExp) => void} lacks
 * @property {(claim: string, found: number, least: number) => void} atLeast
 * @property {{ passed: number, failed: number }} counts
 */

/**
 * Creates the functions with which a check makes its claims. Each call prints one line and counts as passed or failed;
 * after a failure, the check continues.
 *
 * @param {string} name - of the example, for the lines
 * @param {(line: string) => void} print
 * @returns {Claims}
 */
export function createClaims(name, print) {
  const counts = { passed: 0, failed: 0 };

  /** @param {string} claim @param {boolean} holds @param {string} expected @param {string} found */
  function report(claim, holds, expected, found) {
    if (holds) {
      counts.passed += 1;
      print(`ok      ${name}: ${claim}`);
    } else {
      counts.failed += 1;
      print(`FAILED  ${name}: ${claim}; expected ${expected}, found ${found}`);
    }
  }

  return {
    counts,
    equals(claim, found, expected) {
      report(claim, isDeepStrictEqual(found, expected), show(expected), show(found));
    },
    contains(claim, text, expected) {
      report(claim, indexOf(text, expected) >= 0, show(expected), show(text));
    },
    lacks(claim, text, unwanted) {
      const at = indexOf(text, unwanted);
      report(
        claim,
        at < 0,
        `nothing like ${show(unwanted)}`,
        show(text.slice(Math.max(0, at - 60))),
      );
    },
    atLeast(claim, found, least) {
      report(claim, found >= least, `${least} or more`, String(found));
    },
  };
}

/** @param {string} text @param {string | RegExp} part */
function indexOf(text, part) {
  return typeof part === 'string' ? text.indexOf(part) : text.search(part);
}

/** @param {unknown} value */
function show(value) {
  const text = value instanceof RegExp ? String(value) : (JSON.stringify(value) ?? 'undefined');
  return text.length > EXCERPT ? `${text.slice(0, EXCERPT)} …` : text;
}
