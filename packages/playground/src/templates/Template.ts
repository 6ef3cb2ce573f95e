import type { SharedCode } from '../share/SharedCode.ts';

/** A template, ready to open. */
export interface Template {
  /** What an address names it by. */
  id: string;
  title: string;
  summary: string;
  files: SharedCode['files'];
}
