import { makeStyles } from '@griffel/react';

/** Class names as chips. */
export const useChipStyles = makeStyles({
  list: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  chip: {
    display: 'block',
    padding: '0 7px',
    border: '1px solid color-mix(in srgb, var(--hue) 45%, transparent)',
    fontFamily: 'var(--ifm-font-family-monospace)',
    fontSize: '0.75rem',
    lineHeight: '1.125rem',
  },
  lost: {
    border: '1px dashed color-mix(in srgb, var(--hue) 45%, transparent)',
    textDecorationLine: 'line-through',
    textDecorationThickness: '2px',
  },
});
