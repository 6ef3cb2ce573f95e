import { makeStyles } from '@griffel/react';

const styles: Record<string, string> = { borderColor: 'red', borderStyle: 'solid', color: 'red' };

export const useStyles = makeStyles({ root: { ...styles, '.dropped &': { color: 'blue' } } });
