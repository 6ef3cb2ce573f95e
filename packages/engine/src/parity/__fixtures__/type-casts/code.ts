/* eslint-disable @typescript-eslint/no-non-null-assertion -- It is what is tested. */
import { makeStyles } from '@griffel/react';

const styles: Record<string, string> = { color: 'gold' };
(<Record<string, string>>styles).width = '1px';
(styles satisfies object).height = '2px';
styles!.top = '3px';

export const useStyles = makeStyles({ root: styles });
