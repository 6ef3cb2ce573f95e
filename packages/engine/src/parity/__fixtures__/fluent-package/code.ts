import {
  makeResetStyles,
  makeStaticStyles,
  makeStyles,
  mergeClasses,
} from '@fluentui/react-components';

export const useClasses = makeStyles({ root: { color: 'red' }, rtl: { marginLeft: '1px' } });
export const useBase = makeResetStyles({ color: 'navy' });
export const useStatics = makeStaticStyles({ body: { margin: 0 } });
export { mergeClasses };
