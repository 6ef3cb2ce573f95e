import { describe, expect, it } from 'vitest';
import { joinProblems, type Problem, sortProblems } from './Problem.ts';

const at = (source: Problem['source'], from: number, rest: Partial<Problem> = {}): Problem => ({
  source,
  severity: source === 'types' ? 'error' : 'warning',
  file: 'a.ts',
  line: 1,
  column: from + 1,
  from,
  to: from + 5,
  message: source,
  ...rest,
});
/** What the compiler says of a file that does not parse. */
const unplaced = (message: string): Problem => ({
  source: 'syntax',
  severity: 'error',
  file: 'a.ts',
  line: 1,
  column: 10,
  message,
  remedy: 'Fix it.',
});
const fixes = [{ title: 'Mend', edits: [] }];

describe('joinProblems', () => {
  it('keeps the problem of the lint, with the severity of the type error', () => {
    const lint = at('css', 3, { to: 99, remedy: 'Write "10px".', fixes });
    expect(joinProblems([lint], [at('types', 3, { remedy: 'A unit.' })])).toEqual([
      { ...lint, severity: 'error' },
    ]);
    expect(joinProblems([at('styles', 3)], [at('types', 3)])).toEqual([
      at('styles', 3, { severity: 'error' }),
    ]);
  });

  it('keeps the type error if only that says what to do', () => {
    const type = at('types', 3, { remedy: 'A unit.' });
    expect(joinProblems([at('css', 3)], [type])).toEqual([type]);
    const mended = at('types', 3, { fixes });
    expect(joinProblems([at('css', 3, { remedy: 'Write it.' })], [mended])).toEqual([mended]);
  });

  it('does not lower the severity of the lint', () => {
    const lint = at('styles', 3, { severity: 'error' });
    expect(joinProblems([lint], [at('types', 3, { severity: 'hint', fixes })])).toEqual([
      at('types', 3, { severity: 'error', fixes }),
    ]);
  });

  it('merges what the compiler, the styles and TypeScript report at one place', () => {
    const missing = at('syntax', 3, { severity: 'error', remedy: 'Add the file.' });
    expect(
      joinProblems([missing, at('styles', 3, { remedy: 'Copy it.' })], [at('types', 3)]),
    ).toEqual([missing]);
  });

  it('words a syntax error like TypeScript, with its fixes, and reports no other in the file', () => {
    const missing = at('syntax', 3, { severity: 'error', remedy: 'Add the file.' });
    const broken = unplaced('Unexpected token');
    const first = at('syntax', 4, { fixes });
    expect(joinProblems([missing, broken], [first, at('syntax', 12)])).toEqual([
      missing,
      { ...first, severity: 'error', remedy: 'Fix it.' },
    ]);
    const other = at('syntax', 4, { file: 'b.ts', fixes });
    expect(joinProblems([broken], [other])).toEqual([broken, other]);
    expect(joinProblems([at('css', 4)], [at('syntax', 9)])).toEqual([
      at('css', 4),
      at('syntax', 9),
    ]);
  });

  it('prefers what TypeScript says about an element', () => {
    const element = at('syntax', 2, {
      message: "JSX element 'br' has no corresponding closing tag.",
    });
    const found = [at('syntax', 1, { message: "'}' expected." }), element];
    expect(joinProblems([unplaced('Unexpected token')], found)).toEqual([
      { ...element, severity: 'error', remedy: 'Fix it.' },
    ]);
  });

  it('prefers the innermost element that is not closed', () => {
    const [outer, inner] = [2, 7].map((from) =>
      at('syntax', from, { message: `JSX element '${from}' has no corresponding closing tag.` }),
    ) as [Problem, Problem];
    expect(joinProblems([unplaced('Unexpected token')], [outer, inner])).toEqual([
      { ...inner, severity: 'error', remedy: 'Fix it.' },
    ]);
  });

  it('keeps where an unclosed string begins', () => {
    const broken = unplaced('Unterminated string constant');
    expect(joinProblems([broken], [at('syntax', 30)])).toEqual([broken]);
  });

  it('keeps a syntax error that has a fix', () => {
    const broken = at('syntax', 9, { severity: 'error', fixes });
    expect(joinProblems([broken], [at('syntax', 4)])).toEqual([broken]);
  });

  it('keeps problems without offsets', () => {
    const own = (['syntax', 'styles'] as const).map((source): Problem => {
      return { source, severity: 'error', file: 'a.ts', line: 1, column: 1, message: source };
    });
    expect(joinProblems(own, [])).toEqual(own);
  });

  it('keeps problems elsewhere, in other files, or of the running code', () => {
    const own = [at('css', 3), at('syntax', 12), at('run', 9), at('styles', 20)];
    const types = [at('types', 4), at('types', 9), at('types', 20, { file: 'b.ts' })];
    expect(joinProblems(own, types)).toEqual([...own, ...types]);
  });

  it('merges an unknown name of the running code and TypeScript', () => {
    const failed = at('run', 9, { message: 'ReferenceError: size is not defined' });
    const unknown = at('types', 9, { message: "Cannot find name 'size'. (TS2304)", fixes });
    const others = [
      at('types', 9, { message: "Cannot find name 'sizes'. (TS2304)" }),
      at('types', 9, { message: unknown.message, line: 2 }),
      at('types', 9, { message: unknown.message, file: 'b.ts' }),
    ];
    expect(joinProblems([failed], [...others, unknown])).toEqual([unknown, ...others]);
    expect(joinProblems([failed], others)).toEqual([failed, ...others]);
  });

  it('drops an unknown name of the running code that the styles report, too', () => {
    const failed = at('run', 9, { message: 'ReferenceError: flex is not defined' });
    const message = 'The styles read flex, which is not defined at the top level of the file.';
    const unknown = at('styles', 9, { message });
    expect(joinProblems([unknown, failed], [])).toEqual([unknown]);
    const other = at('styles', 9, { message: message.replace('flex', 'grid') });
    expect(joinProblems([other, failed], [])).toEqual([other, failed]);
    const elsewhere = at('styles', 9, { message, line: 2 });
    expect(joinProblems([elsewhere, failed], [])).toEqual([elsewhere, failed]);
  });

  it.each([
    [
      'useStyles() is called outside of a component, but each render must call the same hooks.',
      'Error: Invalid hook call. Hooks can only be called inside of the body of a function component.',
    ],
    [
      'useStyles() is called outside of a component, but each render must call the same hooks.',
      "TypeError: Cannot read properties of null (reading 'useContext')",
    ],
    [
      'makeStyles() is called inside App: it throws in development.',
      "Error: makeStyles(): this function cannot be called in component's scope.",
    ],
    [
      'In JSX, the value of style is an object.',
      'Error: The `style` prop expects a mapping from style properties to values, not a string.',
    ],
  ])('reports one of “%s” and “%s”, as an error', (message, consequence) => {
    const mistake = at('styles', 9, { message });
    const failed = at('run', 9, { message: consequence, severity: 'error' });
    expect(joinProblems([mistake, failed], [])).toEqual([{ ...mistake, severity: 'error' }]);
    const elsewhere = { ...failed, line: 2 };
    expect(joinProblems([mistake, elsewhere], [])).toEqual([mistake, elsewhere]);
  });

  it('leaves out what follows from a missing export, anywhere in its file', () => {
    const missing = at('syntax', 9, { message: '@griffel/react does not export "keyframes"' });
    const reading = "Cannot read properties of undefined (reading 'call')";
    const styles = at('styles', 80, {
      line: 4,
      message: `The styles cannot be evaluated: TypeError: ${reading}`,
    });
    const failed = at('run', 80, { line: 4, message: `TypeError: ${reading}` });
    expect(joinProblems([missing, styles, failed], [])).toEqual([missing]);
    const other = { ...styles, file: 'b.ts' };
    expect(joinProblems([missing, other], [])).toEqual([missing, other]);
  });

  it.each([
    ['tokens.ts does not export "ink"', 'tokens.ts has no export "ink"'],
    ['tokens.ts has no default export', 'tokens.ts has no default export'],
  ])('reports one of “%s” and what the engine says of it', (message, start) => {
    const warning = at('styles', 9, {
      message: `${start}: most bundlers fail, and others leave it undefined.`,
    });
    const missing = at('syntax', 9, { message, severity: 'error' });
    expect(joinProblems([warning, missing], [])).toEqual([missing]);
    expect(joinProblems([warning], [])).toEqual([warning]);
  });

  it('reports an async component once, by its name', () => {
    const logged = at('run', 9, {
      severity: 'error',
      message: '<App> is an async Client Component.',
    });
    const thrown = at('run', 0, {
      severity: 'error',
      line: 1,
      message: 'Error: An unknown Component is an async Client Component.',
    });
    expect(joinProblems([thrown, logged], [])).toEqual([logged]);
    expect(joinProblems([thrown], [])).toEqual([thrown]);
  });

  it('leaves out type errors that follow from a function in place of styles', () => {
    const styles = at('styles', 9, {
      severity: 'error',
      message: 'The argument of makeStyles() is a function, which is not allowed in a style.',
    });
    const types = [
      at('types', 10, { message: "Parameter 'theme' implicitly has an 'any' type. (TS7006)" }),
      at('types', 70, {
        line: 5,
        message: "Property 'root' does not exist on type 'Record<never, string>'. (TS2339)",
      }),
      at('types', 90, { line: 5, message: "Cannot find name 'x'. (TS2304)" }),
    ];
    expect(joinProblems([styles], types)).toEqual([styles, types[2]]);
  });

  it('merges a type error with only one problem', () => {
    const own = [at('css', 3), at('css', 3, { message: 'more' })];
    expect(joinProblems(own, [at('types', 3)])).toEqual([
      at('css', 3, { severity: 'error' }),
      at('css', 3, { message: 'more' }),
    ]);
  });
});

describe('consequences', () => {
  const said = (source: Problem['source'], message: string, from?: number): Problem =>
    from === undefined
      ? { source, severity: 'error', file: 'a.ts', line: 1, column: 1, message }
      : at(source, from, { message });

  it.each([
    [
      'The slot "color" is a string, not an object of styles.',
      "Property 'root' does not exist on type 'Record<\"color\", string>'.",
    ],
    [
      '"root" is a function, which is not allowed',
      "Type '() => {}' is not assignable to type 'GriffelStyle'.",
    ],
    ['"animation" is dropped: it is', 'Object literal may only specify known properties, and'],
    ["'data' is possibly 'null'.", "TypeError: Cannot read properties of null (reading 'map')"],
    ['TypeError: a is not iterable', "Type 'undefined' must have a '[Symbol.iterator]()' method"],
  ])('%s', (mistake, consequence) => {
    const joined = joinProblems([said('styles', mistake, 3)], [said('types', consequence, 9)]);
    expect(joined.map(({ message }) => message)).toEqual([mistake]);
  });

  it('gives a fault without a place that of its consequence', () => {
    const message = 'Error: Objects are not valid as a React child';
    const type = "Object literal may only … does not exist in type 'ReactElement<unknown>'";
    expect(joinProblems([said('run', message)], [said('types', type, 30)])).toEqual([
      expect.objectContaining({ message, column: 31, from: 30 }),
    ]);
  });
});

const place = (severity: Problem['severity'], file: string, line: number, column = 1): Problem => ({
  source: 'styles',
  severity,
  file,
  line,
  column,
  message: '',
});

describe('sortProblems', () => {
  it('puts errors first, then sorts by position', () => {
    const sorted = [
      place('error', 'b.ts', 1),
      place('error', 'b.ts', 9),
      place('warning', 'a.ts', 2, 1),
      place('warning', 'a.ts', 2, 5),
      place('hint', 'a.ts', 1),
    ];
    expect(sortProblems([...sorted].reverse())).toEqual(sorted);
  });
});
