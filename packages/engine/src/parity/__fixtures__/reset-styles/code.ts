import { makeResetStyles } from '@griffel/react';

export const useButton = makeResetStyles({
  appearance: 'none',
  border: '1px solid transparent',
  borderColor: 'gray',
  paddingLeft: '4px',
  ':hover': { color: 'red', '& svg': { fill: 'red' } },
  '@media (forced-colors: active)': { borderColor: 'ButtonText', ':hover': { color: 'Highlight' } },
  '@supports (appearance: base-select)': { appearance: 'base-select' },
  '@container (min-width: 10px)': { padding: '2px' },
  '@layer reset': { margin: 0 },
});
