import { makeStaticStyles, makeStyles } from '@griffel/react';

export const useStatic = makeStaticStyles({
  body: { margin: 0, fontFamily: ['Georgia', 'ui-serif'] },
  'a:hover': { textDecorationLine: 'underline' },
  '@font-face': { fontFamily: 'Chalk', src: 'local("Chalk")' },
});
export const useStyles = makeStyles({ root: { fontFamily: 'Chalk' } });
