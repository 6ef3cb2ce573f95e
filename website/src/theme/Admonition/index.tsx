// Change: replaced, because this site speaks in three tones and without pictures; the classic one
// ships seven, each with an icon.
import { processAdmonitionProps } from '@docusaurus/theme-common';
import type { ComponentProps } from 'react';
import type OriginalAdmonition from '@theme-original/Admonition';
import styles from './Admonition.module.css';

type Tone = 'note' | 'tip' | 'warning';

const TITLES: Readonly<Record<Tone, string>> = { note: 'Note', tip: 'Tip', warning: 'Watch out' };

/** What Markdown calls them, as far as it is another name. */
const TONES: Readonly<Record<string, Tone>> = {
  tip: 'tip',
  success: 'tip',
  warning: 'warning',
  caution: 'warning',
  danger: 'warning',
  important: 'warning',
};

/** A remark beside the text: a note, a tip, or something to watch out for. */
export default function Admonition(props: ComponentProps<typeof OriginalAdmonition>) {
  const { type, title, children } = processAdmonitionProps(props);
  const tone = TONES[type] ?? 'note';
  return (
    <aside className={styles.admonition} data-tone={tone}>
      <p className={styles.title}>{title ?? TITLES[tone]}</p>
      {children}
    </aside>
  );
}
