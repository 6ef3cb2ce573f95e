import { mergeClasses } from '@griffel/react';
import { useControlStyles } from '../look/useControlStyles.ts';
import { useLayoutStyles } from '../layout/useLayoutStyles.ts';
import type { WorkProps } from '../Playground.tsx';
import type { Work } from '../useWork.ts';

export interface ToolbarProps extends WorkProps {
  titleId: string;
  work: Work;
}

/** What the code is called, and what can be done with it. */
export function Toolbar({ titleId, opened, work, Link }: ToolbarProps) {
  const styles = useLayoutStyles();
  const controls = useControlStyles();
  const { origin, template, code } = opened;
  const titles = {
    template: template?.title,
    draft: 'Your draft',
    sample: 'A sample of the docs',
    link: 'Shared code',
  };
  const buttons: [label: string, onPress: () => void][] = [
    ['Run', work.run],
    ['Format', () => void work.format()],
    ['Reset', work.reset],
    ['Download', () => void work.download()],
    ['Copy for an issue', () => void work.copyIssue()],
    ['Share', () => void work.share()],
  ];
  return (
    <div className={styles.toolbar}>
      <div className={styles.heading}>
        <h2 id={titleId} className={styles.title}>
          {titles[origin] ?? 'Code'}
        </h2>
        <p className={styles.summary}>
          {origin === 'template' && template?.summary}
          {origin === 'draft' &&
            (template
              ? `It began from the template “${template.title}” and is kept in this browser.`
              : 'It is kept in this browser.')}
          {(origin === 'sample' || origin === 'link') &&
            (code.from === undefined ? (
              'It came with a link.'
            ) : (
              <>
                It comes from <Link to={code.from}>{code.from}</Link>
              </>
            ))}
        </p>
      </div>
      <div className={styles.actions}>
        {buttons.map(([label, onPress]) => (
          <button
            key={label}
            type="button"
            className={mergeClasses(controls.button, label === 'Share' && controls.primary)}
            onClick={onPress}
          >
            {label}
          </button>
        ))}
      </div>
    </div>
  );
}
