import { describe, expect, it } from 'vitest';
import {
  COMPILED_CALL,
  COMPILED_RESET_CALL,
  EXTRACTED_CALL,
  EXTRACTED_RESET_CALL,
  RUNTIME_CALL,
} from './patterns.mjs';

// Lines from bundles of Vite 8, webpack 5 and Rspack 2.
describe('RUNTIME_CALL', () => {
  it.each([
    'var useStyles$1 = /* @__PURE__ */ makeStyles({',
    'const useStyles = makeStyles_makeStyles({',
    'const useBaseClass = makeResetStyles_makeResetStyles({',
    'const useStyles = (0,_griffel_react__WEBPACK_IMPORTED_MODULE_0__.makeStyles)({',
  ])('finds %s', (line) => expect(line).toMatch(RUNTIME_CALL));

  it.each([
    '// Handles a case when there are no classes in a set i.e. "makeStyles({ root: {} })"',
    'const getStyles = makeStyles(stylesBySlots, insertionFactory);',
    'const useStyles = _styles_styles({',
  ])('does not find %s', (line) => expect(line).not.toMatch(RUNTIME_CALL));
});

describe('the patterns of compiled calls', () => {
  it.each([
    ['var useStyles = /*#__PURE__*/ __styles({ root: {', COMPILED_CALL],
    ['const useStyles = _styles_styles({', COMPILED_CALL],
    ['var useBaseClass = /*#__PURE__*/ __resetStyles("rmb2n4j", null, [', COMPILED_RESET_CALL],
    ['const useBaseClass = _resetStyles_resetStyles("rmb2n4j", null, [', COMPILED_RESET_CALL],
    ['const useStyles = _css_css({', EXTRACTED_CALL],
    ['const useBaseClass = _resetCSS_resetCSS("rmb2n4j", null);', EXTRACTED_RESET_CALL],
  ])('find %s', (line, pattern) => expect(line).toMatch(pattern));

  it.each([
    ['const getStyles = __styles(classesMapBySlot, cssRules, insertionFactory);', COMPILED_CALL],
    ['const getStyles = __css(classesMapBySlot);', EXTRACTED_CALL],
  ])('do not find calls in Griffel itself: %s', (line, pattern) =>
    expect(line).not.toMatch(pattern),
  );
});
