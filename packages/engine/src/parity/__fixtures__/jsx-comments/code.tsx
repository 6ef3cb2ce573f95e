import { makeStyles } from '@griffel/react';
import type { ReactNode } from 'react';

const isText = (value: unknown): value is string => typeof value === 'string';
const [ink] = [1, 'navy'].filter(isText);

export function Header({ children }: { children: ReactNode }) {
  const classes = useStyles();
  return (
    <header className={classes.root}>
      {/* The logo. */}
      {/* The menu, which has
          two lines. */}
      {/**/}
      {}
      {children}
    </header>
  );
}

// What follows would be read as a regular expression.
const tokens = { paper: 'white', line: 'silver' };
[tokens.paper, tokens.line] = [tokens.line, tokens.paper];

export const useStyles = makeStyles({
  root: { color: ink, backgroundColor: tokens.paper, borderTopColor: tokens.line },
});
