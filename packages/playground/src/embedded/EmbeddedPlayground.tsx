import { mergeClasses } from '@griffel/react';
import { useId, useMemo, useRef, useState } from 'react';
import { TabList } from '../controls/TabList.tsx';
import { Message } from '../layout/Message.tsx';
import { useLayoutStyles } from '../layout/useLayoutStyles.ts';
import { useControlStyles } from '../look/useControlStyles.ts';
import { OutputPanel } from '../output/OutputPanel.tsx';
import { useAtoms } from '../output/useAtoms.ts';
import { useElementPointing } from '../pointing/useElementPointing.ts';
import { PreviewPanel } from '../preview/PreviewPanel.tsx';
import { useElementSize, type ElementSize } from '../preview/useElementSize.ts';
import { describeStop } from '../run/describeError.ts';
import { useWork, type WorkProps } from '../work/useWork.ts';
import { useEmbeddedStyles } from './useEmbeddedStyles.ts';

/** How the preview and the output share a frame; `one` shows one of them at a time. */
type Layout = 'columns' | 'rows' | 'one';

function chooseLayout({ width, height }: ElementSize): Layout {
  if (width >= 560) return 'columns';
  return height >= 440 ? 'rows' : 'one';
}

/** The address of the whole playground with the same code. */
function findWholePlayground({ hash, search }: { hash: string; search: string }): string {
  const rest = new URLSearchParams(search);
  rest.delete('view');
  const query = rest.size > 0 ? `?${rest.toString()}` : '';
  return location.pathname + query + hash;
}

/**
 * The playground in a frame of another page: the preview, and the one output that the link names. No code
 * runs by itself here, because the page around it is untrusted.
 */
export function EmbeddedPlayground(props: WorkProps) {
  const { opened } = props;
  const styles = useEmbeddedStyles();
  const layoutStyles = useLayoutStyles();
  const controls = useControlStyles();
  const id = useId();
  const root = useRef<HTMLElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const [measure, size] = useElementSize();
  const held = useMemo(() => ({ ...opened, trust: 'link' as const }), [opened]);
  const work = useWork({ ...props, opened: held }, host);
  const { ran, runner, state, setView } = work;
  const { project, view } = state;
  const { tab } = view;
  const [shown, setShown] = useState<string>('Preview');
  const atoms = useAtoms(root, project, ran.staleBecause === undefined ? ran.result : undefined);
  const where = useElementPointing(root, atoms.pointed, work);

  const layout = chooseLayout(size);
  const isOne = layout === 'one';
  const address = findWholePlayground(props);
  // There is no editor here, so places are shown in the whole playground.
  const openWhole = () => window.open(address, '_blank', 'noopener');
  const getPanelId = (name: string) => `${id}-${name}`;
  const isOutput = shown !== 'Preview';
  const problem =
    opened.problem ??
    (opened.unknown !== undefined ? `No template is named “${opened.unknown}”.` : undefined);

  return (
    <section ref={root} aria-labelledby={`${id}-title`} className={layoutStyles.root}>
      <div ref={measure} className={layoutStyles.ruler} />
      <h1 id={`${id}-title`} className={controls.unseen}>
        Griffel playground
      </h1>
      <p role="status" className={controls.unseen}>
        {describeStop(ran.hold ?? ran.stopped) ?? (ran.rendered > 0 ? 'Rendered' : '')}
      </p>
      <p role="status" className={controls.unseen}>
        {where}
      </p>
      <div className={mergeClasses(styles.area, layout !== 'one' && styles[layout])}>
        <div
          {...(isOne && { role: 'tabpanel', id: getPanelId('Preview'), 'aria-label': 'Preview' })}
          className={mergeClasses(layoutStyles.part, isOne && isOutput && styles.hidden)}
        >
          <PreviewPanel
            ran={ran}
            runner={runner}
            host={host}
            view={view}
            onView={setView}
            onJump={openWhole}
            isCovered={false}
            isStrip
            isEmbedded
          />
        </div>
        <section
          aria-label="Output of Griffel"
          className={mergeClasses(
            styles.output,
            layout === 'columns' && styles.besidePreview,
            layout === 'rows' && styles.belowPreview,
            isOne && !isOutput && styles.hidden,
          )}
        >
          <h2 className={isOne ? controls.unseen : styles.title}>{tab}</h2>
          <OutputPanel
            tab={tab}
            id={getPanelId(tab)}
            state={ran}
            file={project.active}
            direction={view.direction === 'rtl' ? 'rtl' : 'ltr'}
            measure={work.measure}
            onAtom={atoms.mark}
            onOrder={(order) => runner.sandbox?.setOrder(order)}
            onGoTo={openWhole}
            onFix={openWhole}
          />
        </section>
      </div>
      {problem !== undefined && <Message role="alert">{problem}</Message>}
      <div className={styles.bar}>
        {isOne && (
          <TabList
            label="View"
            names={['Preview', tab]}
            chosen={isOutput ? tab : 'Preview'}
            onChoose={setShown}
            getPanelId={getPanelId}
          />
        )}
        <a href={address} target="_blank" rel="noopener" className={styles.link}>
          Open in the playground
          <span className={controls.unseen}> (opens a new tab)</span>
        </a>
      </div>
    </section>
  );
}
