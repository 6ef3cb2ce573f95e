import { makeResetStyles, makeStaticStyles, makeStyles } from '@griffel/react';

const widths = ['100%', 'stretch'];

export const useStyles = makeStyles({
  root: { width: ['90%', widths] as never, ':hover': { width: [['80%']] as never } },
});
export const useBase = makeResetStyles({ width: ['90%', widths] as never });
export const useStatics = makeStaticStyles({ body: { width: ['90%', widths] as never } });
