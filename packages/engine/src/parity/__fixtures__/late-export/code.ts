import { makeStyles } from '@griffel/react';

const useStyles = makeStyles({ root: { color: 'teal' } });
const unused = 'not read';

export { useStyles as useTeal, unused };
