import { makeStyles } from '@griffel/react';

const gap = '--card-gap';

export const useStyles = makeStyles({
  root: { '--accent': 'hotpink', [gap]: '4px', color: 'var(--accent)', rowGap: `var(${gap}, 2px)` },
  wide: { [gap]: '8px', ':hover': { '--accent': 'deeppink' } },
});
