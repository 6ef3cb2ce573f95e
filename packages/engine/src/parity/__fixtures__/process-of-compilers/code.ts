import { makeStyles } from '@griffel/react';

const isDevelopment = process.env['NODE_ENV'] === 'development';

export const useStyles = makeStyles({
  root: {
    outlineWidth: isDevelopment ? '1px' : '0',
    color: 'browser' in process ? 'teal' : 'gold',
  },
});
