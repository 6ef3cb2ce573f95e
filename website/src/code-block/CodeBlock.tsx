import { useRef } from 'react';
import styles from './CodeBlock.module.css';
import { CodeThemeMenu } from './CodeThemeMenu';
import { CopyButton } from './CopyButton';
import type { PageHTMLPiece } from '../page-html/PageHTML';
import { ServerHTML } from '../page-html/ServerHTML';
import { useTypeHovers } from './useTypeHovers';

export interface CodeBlockProps {
  /** The language's name as the highlighter knows it. */
  language: string;
  /** The content of the `code` element, highlighted at build time. */
  html: string | PageHTMLPiece;
  /** The file's name, or what the code is. */
  title?: string;
  /** What happens when it is checked or run, where that is not simply that it works. */
  happens?: string;
  /** Counts the lines, at their left. */
  showLineNumbers?: boolean;
}

/**
 * A block of code, with its name, a menu of themes and a button that copies it.
 *
 * @throws without `html`: a fence has missed the step that highlights it, and would be shown plain
 */
export function CodeBlock({ language, html, title, happens, showLineNumbers }: CodeBlockProps) {
  const pre = useRef<HTMLPreElement>(null);
  useTypeHovers(pre);
  if (html === undefined) {
    throw new Error(
      'A code fence was not highlighted. A Markdown file that is imported has to stand in the docs folder or in src/pages, where the remark steps reach it; in JSX, give CodeBlock its html.',
    );
  }
  return (
    <div className={`code-block ${styles.block}`} data-line-numbers={showLineNumbers || undefined}>
      <div className={styles.head}>
        <span className={styles.title}>{title ?? language}</span>
        <CodeThemeMenu />
        <CopyButton getText={() => pre.current?.textContent ?? ''} />
      </div>
      {/* Long lines scroll inside the block, and the keyboard scrolls what it can focus. */}
      <pre ref={pre} className={`language-${language}`} tabIndex={0}>
        <ServerHTML as="code" className={`language-${language}`} html={html} />
      </pre>
      {happens !== undefined && <p className={styles.happens}>{happens}</p>}
    </div>
  );
}
