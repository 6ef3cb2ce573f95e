import type { ReactNode } from 'react';
import { useBandStyles, useCodeStyles } from './useBandStyles';
import { trustMarkup } from '../trusted-types/trust';
import { mergeClasses } from '@griffel/react';

interface BandProps {
  id: string;
  title: string;
  /** Paragraphs. */
  words: ReactNode;
  /** The demonstration of the claim. */
  children: ReactNode;
}

/** A section of the page below the first view: a claim, paragraphs about it, and its demonstration. */
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

interface CodePaneProps {
  /** The accessible name of the code. */
  label: string;
  /** Highlighted at build time. */
  html: string;
  className?: string;
}

/** A block of code that scrolls inside itself; its atoms can be marked. */
export function CodePane({ label, html, className }: CodePaneProps) {
  const classes = useCodeStyles();
  return (
    <pre
      className={mergeClasses(classes.pre, className)}
      role="group"
      aria-label={label}
      tabIndex={0}
      data-walk
    >
      <code dangerouslySetInnerHTML={trustMarkup(html)} />
    </pre>
  );
}
