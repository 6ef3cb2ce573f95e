import { makeStyles } from '@griffel/react';
import { HUES } from './hues';

/** Which element has which color, and what a mark looks like, in everything below. */
export const useCodeStyles = makeStyles({
  /** Around all places of the same atoms. */
  atoms: {
    '& .hue-0': { '--hue': HUES[0] },
    '& .hue-1': { '--hue': HUES[1] },
    '& .hue-2': { '--hue': HUES[2] },
    '& .hue-3': { '--hue': HUES[3] },
    '& .hue-4': { '--hue': HUES[4] },
    '& .hue-5': { '--hue': HUES[5] },
    '& .hue-6': { '--hue': HUES[6] },
    '& .hue-7': { '--hue': HUES[7] },
    '& [data-atom]': {
      borderRadius: '4px',
      color: 'var(--hue)',
      cursor: 'default',
      outlineStyle: 'none',
      transitionProperty: 'background-color, color',
      transitionDuration: '120ms',
    },
    '& [data-atom] .token': { color: 'inherit' },
    '& [data-atom][data-active]': {
      backgroundColor: 'var(--hue)',
      color: 'var(--site-ground)',
      '@media (forced-colors: active)': {
        outlineWidth: '2px',
        outlineStyle: 'solid',
        outlineColor: 'Highlight',
      },
    },
    // What elements look like is what is shown: on paper and in the system's colors as well.
    '& [data-stage]': {
      '@media print': { color: '#fff', printColorAdjust: 'exact' },
      '@media (forced-colors: active)': { color: '#fff', forcedColorAdjust: 'none' },
    },
    // Room around text; a chip has its own.
    '& code [data-atom][data-active]': { boxShadow: '0 0 0 2px var(--hue)' },
    '& [data-atom]:focus-visible': {
      outlineWidth: '2px',
      outlineStyle: 'solid',
      outlineColor: 'var(--site-text)',
      outlineOffset: '4px',
    },
  },
  /** A block of highlighted code, gray but for its atoms. */
  pre: {
    margin: 0,
    padding: '16px 20px',
    overflowX: 'auto',
    overflowY: 'auto',
    borderRadius: 0,
    backgroundColor: 'transparent',
    color: 'var(--site-muted)',
    fontSize: '13px',
    lineHeight: '22px',
    tabSize: 2,
    '& code': {
      padding: 0,
      border: 'none',
      backgroundColor: 'transparent',
      color: 'inherit',
      fontSize: 'inherit',
      lineHeight: 'inherit',
    },
    '& .token.keyword': { color: 'var(--site-text)' },
    '& .token.function': { color: 'var(--site-text)' },
    ':focus-visible': { outlineOffset: '-3px' },
  },
});
