import { useCodeStyles } from './useCodeStyles';

export interface CodePaneProps {
  /** What the code is, for those who do not see it. */
  label: string;
  /** Highlighted at build time. */
  html: string;
}

/** A block of code that scrolls inside itself; its atoms can be marked. */
export function CodePane({ label, html }: CodePaneProps) {
  const classes = useCodeStyles();
  return (
    <pre className={classes.pre} role="group" aria-label={label} tabIndex={0} data-walk>
      <code dangerouslySetInnerHTML={{ __html: html }} />
    </pre>
  );
}
