import { makeStyles } from '@griffel/react';
import type { GriffelStyle } from '@griffel/react';

const ring = (color: string): GriffelStyle => ({
  ':focus-visible': { outlineColor: color, outlineStyle: 'solid', outlineWidth: '2px' },
});
function truncate(): GriffelStyle {
  return { overflowX: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };
}

export const useStyles = makeStyles({
  link: { color: 'blue', ...ring('gold') },
  label: { ...truncate(), ...ring('black') },
});
