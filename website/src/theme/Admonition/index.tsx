// Change: replaced, because this site has three kinds of admonitions without icons; the classic theme
// ships seven, each with an icon.
import { processAdmonitionProps } from '@docusaurus/theme-common';
import { makeResetStyles, makeStyles, mergeClasses } from '@griffel/react';
import type { ComponentProps } from 'react';
import type OriginalAdmonition from '@theme-original/Admonition';
import { tokens } from '../../tokens/tokens';

type Tone = 'note' | 'tip' | 'warning';

const TITLES: Readonly<Record<Tone, string>> = { note: 'Note', tip: 'Tip', warning: 'Watch out' };

/** The tones of Markdown's types; others are notes. */
const TONES: Readonly<Record<string, Tone>> = {
  tip: 'tip',
  success: 'tip',
  warning: 'warning',
  caution: 'warning',
  danger: 'warning',
  important: 'warning',
};

const useAsideClass = makeResetStyles({
  marginBottom: 'var(--ifm-leading)',
  padding: '12px 16px',
  border: `1px solid ${tokens.line}`,
  borderInlineStart: '3px solid var(--tone)',
  borderRadius: tokens.radius,
  background: tokens.surface,
  '& > :last-child': { marginBottom: 0 },
});

const useTitleClass = makeResetStyles({
  marginBottom: '4px',
  color: 'var(--tone)',
  fontWeight: 700,
});

const useToneStyles = makeStyles({
  note: { '--tone': tokens.note },
  tip: { '--tone': tokens.tip },
  warning: { '--tone': tokens.warning },
});

/** A note, a tip, or a warning. */
export default function Admonition(props: ComponentProps<typeof OriginalAdmonition>) {
  const { type, title, children } = processAdmonitionProps(props);
  const tone = TONES[type] ?? 'note';
  return (
    <aside className={mergeClasses(useAsideClass(), useToneStyles()[tone])}>
      <p className={useTitleClass()}>{title ?? TITLES[tone]}</p>
      {children}
    </aside>
  );
}
