import type { ReactNode } from 'react';
import { useBandStyles } from './useBandStyles';

export interface BandProps {
  id: string;
  title: string;
  /** Paragraphs. */
  words: ReactNode;
  /** What shows it. */
  children: ReactNode;
}

/** A part of the page below the first view: a claim, words about it, and what shows it. */
export function Band({ id, title, words, children }: BandProps) {
  const classes = useBandStyles();
  return (
    <section className={classes.band} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 className={classes.heading} id={id}>
          {title}
        </h2>
        <div className={classes.words}>{words}</div>
      </div>
      {children}
    </section>
  );
}
