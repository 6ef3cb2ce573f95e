import { useRef, type ReactNode } from 'react';
import styles from './CodeBlock.module.css';
import { CodeThemeMenu } from './CodeThemeMenu';
import { CopyButton } from './CopyButton';

export interface CodeBlockProps {
  /** The language's name as the highlighter knows it. */
  language?: string;
  /** The file's name, or what the code is. */
  title?: string;
  /** The content of the `code` element, highlighted at build time. */
  html?: string;
  /** Content that was not highlighted, where there is no `html`. */
  children?: ReactNode;
}

/** A block of code, with its name, a menu of themes and a button that copies it. */
export function CodeBlock({ language = 'text', title, html, children }: CodeBlockProps) {
  const code = useRef<HTMLElement>(null);
  const className = `language-${language}`;
  return (
    <div className={`code-block ${styles.block}`}>
      <div className={styles.head}>
        <span className={styles.title}>{title ?? language}</span>
        <CodeThemeMenu />
        <CopyButton getText={() => code.current?.textContent ?? ''} />
      </div>
      {/* Long lines scroll inside the block, and the keyboard scrolls what it can focus. */}
      <pre className={className} tabIndex={0}>
        {html === undefined ? (
          <code ref={code} className={className}>
            {children}
          </code>
        ) : (
          <code ref={code} className={className} dangerouslySetInnerHTML={{ __html: html }} />
        )}
      </pre>
    </div>
  );
}
