import { mergeClasses } from '@griffel/react';
import { printCount } from '../look/print.ts';
import { useControlStyles } from '../look/useControlStyles.ts';
import type { Fix, Problem } from '../problems/Problem.ts';
import { useExplainStyles } from './useExplainStyles.ts';

interface MissingListProps {
  /** All problems of the code. */
  problems: readonly Problem[];
  onGoTo: (file: string, line: number, column: number) => void;
  onFix: (fix: Fix) => void;
}

/** The declarations without effect, each with its place, the reason, and fixes. */
export function MissingList({ problems, onGoTo, onFix }: MissingListProps) {
  const styles = useExplainStyles();
  const controls = useControlStyles();
  // The engine, a later declaration or the browser drops them.
  const missing = problems.filter(({ source, losesStyle }) => losesStyle ?? source === 'css');
  if (missing.length === 0) return null;
  return (
    <section className={styles.section} aria-label="Missing styles">
      <h3 className={styles.heading}>
        Missing: {printCount(missing.length, 'declaration')} with no effect
      </h3>
      <ul className={styles.rows}>
        {missing.map((problem, index) => {
          const { file, line, column, message, remedy, fixes = [] } = problem;
          const place = `${file}:${String(line)}:${String(column)}`;
          return (
            <li key={`${place} ${String(index)}`} className={styles.row}>
              <button
                type="button"
                className={mergeClasses(styles.name, controls.place, styles.place)}
                onClick={() => onGoTo(file, line, column)}
              >
                {place}
              </button>
              <div className={styles.body}>
                <p className={styles.message}>{message}</p>
                {remedy !== undefined && <p className={styles.why}>{remedy}</p>}
                {fixes.length > 0 && (
                  <div className={styles.actions}>
                    {fixes.map((fix) => (
                      <button
                        key={fix.title}
                        type="button"
                        className={controls.button}
                        onClick={() => onFix(fix)}
                      >
                        {fix.title}
                      </button>
                    ))}
                  </div>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
