import { type AtomRange, nameHueClass } from '@griffel-site/engine';
import { memo, useMemo, useRef } from 'react';
import { highlightTokens, splitCode } from './splitCode.ts';
import { useAtomKeys } from './useAtomKeys.ts';

interface CodeTextProps {
  code: string;
  /** The ending of a file's name. */
  language: string;
  /** Where its atoms stand, in order. @default none */
  atoms?: readonly AtomRange[];
  onAtom: (name: string | undefined) => void;
  className?: string;
}

const NO_ATOMS: readonly AtomRange[] = [];

/** Code in the colors of the theme; the text of its `code` element is the code itself. */
export const CodeText = memo(function CodeText({
  code,
  language,
  atoms = NO_ATOMS,
  onAtom,
  className,
}: CodeTextProps) {
  const pre = useRef<HTMLPreElement>(null);
  const runs = useMemo(
    () => splitCode(code, highlightTokens(code, language), atoms),
    [code, language, atoms],
  );
  useAtomKeys(pre, runs, onAtom);
  return (
    // Without atoms the block itself takes the focus, so that the keyboard can scroll it.
    <pre
      ref={pre}
      className={`language-${language} ${className ?? ''}`}
      tabIndex={atoms.length === 0 ? 0 : -1}
    >
      <code className={`language-${language}`}>
        {runs.map(({ atom, pieces }, index) => {
          const content = pieces.map(({ text, className: name }, place) =>
            name === undefined ? (
              text
            ) : (
              <span key={place} className={name}>
                {text}
              </span>
            ),
          );
          return atom ? (
            <span
              key={index}
              className={atom.hue === undefined ? undefined : `atom ${nameHueClass(atom.hue)}`}
              data-atom={atom.name}
            >
              {content}
            </span>
          ) : (
            content
          );
        })}
      </code>
    </pre>
  );
});
