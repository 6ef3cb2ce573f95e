import { makeResetStyles, makeStaticStyles, makeStyles } from '@griffel/react';

export const useBase = makeStyles({ root: { color: 'red' } });
export const useReset = makeResetStyles({ margin: 0 });
export const useGlobal = makeStaticStyles({ body: { margin: 0 } });

export const useStyles = makeStyles({
  root: {
    containerName: `${useBase.name} ${useReset.name} ${useGlobal.name}`,
    zIndex: typeof useBase === 'function' ? 1 : 0,
  },
});
