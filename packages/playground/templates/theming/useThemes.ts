import { makeStyles } from '@griffel/react';

export const themeNames = ['slate', 'paper', 'meadow'] as const;

/**
 * One slot per theme. Custom properties are declarations
 * like any other.
 */
export const useThemes = makeStyles({
  slate: {
    '--ground': '#11151b',
    '--surface': '#181d26',
    '--text': '#e8edf4',
    '--accent': '#ffd27a',
  },
  paper: {
    '--ground': '#f4efe4',
    '--surface': '#fffdf8',
    '--text': '#2b2620',
    '--accent': '#a33d2b',
  },
  meadow: {
    '--ground': '#12241c',
    '--surface': '#1b3529',
    '--text': '#eaf6e6',
    '--accent': '#b5e48c',
  },
});
