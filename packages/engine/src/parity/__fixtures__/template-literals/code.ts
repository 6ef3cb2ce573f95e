import { makeStyles } from '@griffel/react';

const unit = 4;
const name = 'button';

export const useStyles = makeStyles({
  root: {
    padding: `${unit}px ${unit * 2}px`,
    [`& .${name}-icon`]: { width: `calc(100% - ${unit}px)` },
    '::before': { content: `"\\201C"` },
  },
});
