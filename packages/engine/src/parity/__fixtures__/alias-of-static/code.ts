import { makeStaticStyles as globals, makeStyles } from '@griffel/react';

export const useGlobals = globals({ ':root': { colorScheme: 'dark' } });
export const useStyles = makeStyles({ root: { color: 'red' } });
