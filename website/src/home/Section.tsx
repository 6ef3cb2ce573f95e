import type { ReactNode } from 'react';
import { useSectionStyles } from './useSectionStyles';

export interface SectionProps {
  id: string;
  title: string;
  /** Paragraphs. */
  words: ReactNode;
  /** The picture. */
  children: ReactNode;
}

/** A part of the page: what is so, in words, and what shows it. */
export function Section({ id, title, words, children }: SectionProps) {
  const classes = useSectionStyles();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div>
        <h2 className={classes.heading} id={id}>
          {title}
        </h2>
        <div className={classes.words}>{words}</div>
      </div>
      {children}
    </section>
  );
}
