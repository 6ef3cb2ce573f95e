import { makeStyles } from '@griffel/react';
import * as tones from './tones';

const ink = tones.navy;
const paper = tones.ivory;

export const useStyles = makeStyles({ root: { color: ink, backgroundColor: paper } });

export {
  /** The color of text: `paint({ ink })`. */
  ink,
  // The color of the ground: { paper }
  paper as ground,
};
export { tones };
