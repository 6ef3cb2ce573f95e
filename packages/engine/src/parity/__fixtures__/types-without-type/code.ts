import { makeStyles } from '@griffel/react';

type Tone = 'navy';
interface Paint<Color = Tone> {
  color: Color;
}
declare class Brush {
  // An optional method with `this`, which the grammar does not know.
  draw?(this: Brush): void;
}

const paint: Paint = { color: 'navy' };

export const useStyles = makeStyles({ root: paint });

export { Brush, Paint, Tone };
