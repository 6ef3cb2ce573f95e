import { makeStyles } from '@griffel/react';

const flexRow = { display: 'flex', flexDirection: 'row' } as const;
const centered = { ...flexRow, alignItems: 'center' } as const;

export const useStyles = makeStyles({
  root: { color: 'green', ...centered, flexDirection: 'column' },
  item: { ...flexRow },
});
