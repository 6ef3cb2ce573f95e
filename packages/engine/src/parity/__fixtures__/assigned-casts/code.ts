import { makeStyles } from '@griffel/react';

let color: string | undefined = 'red';
let size: unknown = 1;
let mix = (): string => 'blue';
const tokens: { ink?: string; paper?: string; line?: string } = {};

(color as unknown) = 'green';
(<string>size) = '2px';
(mix as () => string) = () => 'navy';
// eslint-disable-next-line @typescript-eslint/no-non-null-assertion -- the fixture is about it
tokens.ink! = 'black';
(tokens.paper as string) = 'white';
(tokens['line'] satisfies unknown) = 'silver';

export const useStyles = makeStyles({
  root: { color, height: size as string, backgroundColor: mix() },
  page: { color: tokens.ink, backgroundColor: tokens.paper, borderTopColor: tokens.line },
});
