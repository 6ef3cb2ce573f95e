import { makeStyles } from '@griffel/react';
import { paint } from './paint';

const steps: string[] = [];
for (let index = 0; index < 3; index++) steps.push(`${index}px`);
steps[0] = '4px';

const tones: string[] = [];
for (let tone = 0; tone < 2; tone++) tones.push('red');
tones[0] = 'navy';
const mix = (tone: string) => tone;
function find(at: number) {
  const tone = tones[at];
  return tone;
}

export const useStyles = makeStyles({
  ...Object.fromEntries(steps.map((width, index) => [`step${index}`, { width }])),
  tone: { color: mix(find(0)), ...paint() },
});
