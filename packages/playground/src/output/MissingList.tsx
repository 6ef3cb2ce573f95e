import { Button, PlaceButton } from '../controls/Button.tsx';
import { printCount } from '../look/print.ts';
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
  // The engine, a later declaration or the browser drops them.
  const missing = problems.filter(({ source, losesStyle }) => losesStyle ?? source === 'css');
  if (missing.length === 0) return null;
  return (
    <section className={styles.section} aria-label="Missing styles">
      <h3 className={styles.heading}>
        Missing: {printCount(missing.length, 'declaration')} with no effect
      </h3>
      <ul className={styles.rows}>
        {missing.map((problem, index) => (
          <li key={index} className={styles.row}>
            <PlaceButton place={problem} onGoTo={onGoTo} className={styles.place} />
            <div className={styles.body}>
              <p className={styles.message}>{problem.message}</p>
              {problem.remedy !== undefined && <p className={styles.why}>{problem.remedy}</p>}
              {problem.fixes && problem.fixes.length > 0 && (
                <div className={styles.actions}>
                  {problem.fixes.map((fix) => (
                    <Button key={fix.title} onClick={() => onFix(fix)}>
                      {fix.title}
                    </Button>
                  ))}
                </div>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
