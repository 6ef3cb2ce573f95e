import { mergeClasses } from '@griffel/react';
import { useCodeStyles } from './useCodeStyles';

export interface CodePaneProps {
  /** What the code is, for those who do not see it. */
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
      <code dangerouslySetInnerHTML={{ __html: html }} />
    </pre>
  );
}
