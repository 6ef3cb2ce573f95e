'use client';

import { makeStyles } from '@griffel/react';
import { space } from './tokens.js';

const useClasses = makeStyles({
  root: { padding: `0 ${space(2)}`, color: 'rgb(12, 34, 56)' },
});

export function Badge({ text }: { text: string }) {
  return <strong className={useClasses().root}>{text}</strong>;
}
