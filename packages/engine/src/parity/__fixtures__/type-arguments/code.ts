import { makeStyles } from '@griffel/react';

type Slots = 'root' | 'icon';

export const useStyles = makeStyles<Slots>({ root: { color: 'red' }, icon: { fill: 'red' } });
