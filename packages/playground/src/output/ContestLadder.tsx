import { nameSlot, type Contest } from '@griffel-site/engine';
import { mergeClasses } from '@griffel/react';
import { printNames } from '../look/print.ts';
import { Chip } from './Chip.tsx';
import { useClassesStyles } from './useOutputStyles.ts';
import { useExplainStyles } from './useExplainStyles.ts';

interface ContestLadderProps {
  contest: Contest;
  hues: Readonly<Record<string, number>>;
}

/** Declarations of the same property, the strongest first, with the reason between each two. */
export function ContestLadder({ contest, hues }: ContestLadderProps) {
  const styles = useExplainStyles();
  const classes = useClassesStyles();
  const { subject, longhands, contenders, steps } = contest;
  return (
    <li className={styles.row}>
      <span className={styles.name}>
        {subject !== '' && <span className={classes.plain}>{subject} </span>}
        {printNames(longhands)}
      </span>
      <ol className={styles.ladder}>
        {contenders.map((contender, index) => {
          const step = steps[index];
          return (
            <li key={index} className={styles.rung}>
              <ul className={classes.list}>
                <Chip
                  name={contender.className}
                  declarations={[contender.declaration]}
                  hues={hues}
                  note={`of ${nameSlot(contender.call, contender.declaration.slot)}`}
                />
              </ul>
              {step && (
                <div className={mergeClasses(styles.why, styles.between)}>
                  {step.text}
                  {step.isReversedByExtraction &&
                    ' In an extracted style sheet, the order is reversed.'}
                </div>
              )}
            </li>
          );
        })}
      </ol>
    </li>
  );
}
