// prettier-ignore
import { makeStyles /* the hook */, shorthands /* and a helper */ // both
} from '@griffel/react';

export const useClasses = makeStyles({ root: { color: 'red', ...shorthands.margin(0) } });
