import { makeStyles } from '@griffel/react';

type Tone = 'red';
interface Size {
  width: string;
}
enum Ink {
  "it's" = 'navy',
}

const color: Tone = 'red';
const size: Size = { width: '4px' };

export const useStyles = makeStyles({
  root: { color, ...size, borderTopColor: Ink["it's"] },
});

export { Tone, Size as Sizes };
