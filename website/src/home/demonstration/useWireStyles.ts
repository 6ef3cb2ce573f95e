import { makeStyles } from '@griffel/react';

/** The lines from classes to rules and from rules to elements. */
export const useWireStyles = makeStyles({
  picture: {
    display: 'none',
    '@media (min-width: 75em)': {
      display: 'block',
      position: 'absolute',
      top: 0,
      bottom: 0,
      left: 0,
      right: 0,
      width: '100%',
      height: '100%',
      overflowX: 'visible',
      overflowY: 'visible',
      pointerEvents: 'none',
    },
  },
  wire: {
    fill: 'none',
    stroke: 'var(--hue)',
    strokeWidth: '1.5px',
    opacity: 0.55,
    '&[data-active]': { strokeWidth: '3px', opacity: 1, outlineStyle: 'none' },
    '@media (forced-colors: active)': {
      stroke: 'CanvasText',
      '&[data-active]': { stroke: 'Highlight' },
    },
    '@media print': { opacity: 1 },
  },
});
