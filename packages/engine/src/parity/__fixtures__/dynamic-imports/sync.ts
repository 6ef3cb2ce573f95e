import { makeStyles } from '@griffel/react';

export const useClasses = makeStyles({ root: { color: 'green' } });
