'use client';

import { makeStyles, mergeClasses } from '@griffel/react';
import type { ComponentPropsWithRef } from 'react';
import { space, tokens } from './tokens.js';

const useClasses = makeStyles({
  root: {
    padding: `${space(2)} ${space(4)}`,
    color: tokens.accent,
    backgroundColor: tokens.ground,
  },
});

export function Button({ className, ...props }: ComponentPropsWithRef<'button'>) {
  const classes = useClasses();

  return <button className={mergeClasses('acme-button', classes.root, className)} {...props} />;
}
