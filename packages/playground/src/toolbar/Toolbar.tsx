import { mergeClasses } from '@griffel/react';
import { useEffect, useRef } from 'react';
import { Button } from '../controls/Button.tsx';
import { Menu } from '../controls/Menu.tsx';
import type { PanelName } from '../layout/WorkPanel.tsx';
import type { Work, WorkProps } from '../work/useWork.ts';
import { CopyByHand } from './CopyByHand.tsx';
import { useToolbarStyles } from './useToolbarStyles.ts';

/** Milliseconds for which a button shows the result. */
const SHOWN_FOR = 2500;

interface ToolbarProps extends WorkProps {
  titleId: string;
  work: Work;
  onOpen: (panel: PanelName) => void;
  /** Whether long lines of code wrap. */
  isWrapped: boolean;
  onWrap: (isWrapped: boolean) => void;
}

/** The name of the code, and the buttons and menu for it. */
export function Toolbar(props: ToolbarProps) {
  const { titleId, opened, drafts, work, pageActions, Link, canEmbed, onOpen, isWrapped, onWrap } =
    props;
  const styles = useToolbarStyles();
  const { trust, template, code } = opened;
  const { said } = work.state;
  const { dismissSaid } = work;
  const share = useRef<HTMLButtonElement>(null);
  const isDone = said?.kind === 'done' && said.link === undefined;
  useEffect(() => {
    if (!isDone) return undefined;
    const timer = setTimeout(dismissSaid, SHOWN_FOR);
    return () => clearTimeout(timer);
    // `dismissSaid` is a new function with each render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isDone, said]);

  const titles = {
    template: template?.title,
    draft: 'Your draft',
    sample: 'A sample from the docs',
    link: 'Shared code',
  };
  const entries: [label: string, action: () => unknown][] = [
    ['Reset', work.reset],
    ...(drafts.hasAside()
      ? [['Bring back the earlier draft', work.restoreDraft] satisfies [string, unknown]]
      : []),
    ['Download', work.download],
    ['Copy for an issue', work.copyIssue],
    ...(canEmbed ? [['Copy embed code', work.copyEmbed] satisfies [string, unknown]] : []),
    ['Compare versions of Griffel', () => onOpen('Versions')],
    ['Directions: what is mirrored', () => onOpen('Directions')],
    ['Convert CSS', () => onOpen('Convert CSS')],
    [isWrapped ? 'Do not wrap lines' : 'Wrap lines', () => onWrap(!isWrapped)],
  ];
  return (
    <div className={styles.bar}>
      <h2 id={titleId} className={styles.name}>
        {titles[trust] ?? 'Code'}
      </h2>
      <Button onClick={work.run}>Run</Button>
      <Button className={styles.desk} onClick={() => void work.format()}>
        Format
      </Button>
      <Button ref={share} isPrimary aria-label="Share" onClick={() => void work.share()}>
        <span className={styles.stack}>
          <span className={mergeClasses(styles.label, isShared(said) && styles.unseenLabel)}>
            Share
          </span>
          <span className={mergeClasses(styles.label, !isShared(said) && styles.unseenLabel)}>
            Copied
          </span>
        </span>
      </Button>
      {said?.link !== undefined && (
        <CopyByHand
          key={said.link}
          label={said.text}
          text={said.link}
          opener={share}
          onClose={(isCopied) => (isCopied ? work.confirmCopy() : dismissSaid())}
        />
      )}
      <Menu label="More">
        <p className={styles.about}>
          {trust === 'template' && template?.summary}
          {trust === 'draft' &&
            (template
              ? `It started from the template “${template.title}” and is kept in this browser.`
              : 'It is kept in this browser.')}
          {(trust === 'sample' || trust === 'link') &&
            (code.from === undefined ? (
              'It came from a link.'
            ) : (
              <>
                It comes from <Link to={code.from}>{code.from}</Link>
              </>
            ))}
        </p>
        <hr className={styles.line} />
        <div className={styles.phone}>
          <button type="button" onClick={() => void work.format()}>
            Format this file
          </button>
        </div>
        {entries.map(([label, action]) => (
          <button key={label} type="button" onClick={() => void action()}>
            {label}
          </button>
        ))}
        <hr className={styles.line} />
        {pageActions}
      </Menu>
    </div>
  );
}

function isShared(said: Work['state']['said']): boolean {
  return said?.of === 'share' && said.kind === 'done' && said.link === undefined;
}
