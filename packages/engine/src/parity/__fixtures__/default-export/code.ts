import { makeStyles } from '@griffel/react';

export default makeStyles({ root: { color: 'olive' } });
