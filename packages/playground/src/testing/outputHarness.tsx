import { analyze, createOutputs, type Direction, type Merge } from '@griffel-site/engine';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { OutputPanel, type OutputPanelProps } from '../output/OutputPanel.tsx';
import type { InsertionOrder, RenderedClasses } from '../sandbox/protocol/messages.ts';
import { INITIAL_STATE, type RunState } from '../run/RunState.ts';
import { describeStyles } from '../lint/describeStyles.ts';

export interface OutputScene {
  files: Readonly<Record<string, string>>;
  tab: OutputPanelProps['tab'];
  merges?: readonly Merge[];
  classes?: RenderedClasses;
  direction?: Direction;
  staleBecause?: RunState['staleBecause'];
  error?: RunState['error'];
}

let root: Root | undefined;

/** The callbacks that the panes called, in order. */
export const calls: string[] = [];

/** Shows one output of some code. */
export function show(scene: OutputScene): void {
  const { files, tab, merges = [], classes, direction = 'ltr', staleBecause, error } = scene;
  const analysis = analyze(files);
  calls.length = 0;
  root ??= createRoot(document.body.appendChild(document.createElement('main')));
  flushSync(() =>
    root?.render(
      <OutputPanel
        key={tab}
        tab={tab}
        id="panel"
        file={Object.keys(files)[0] ?? ''}
        direction={direction}
        measure={async (code) => ({ minified: code.length, gzip: Math.ceil(code.length / 3) })}
        onAtom={(name) => calls.push(`atom ${String(name)}`)}
        onOrder={(order: InsertionOrder) => calls.push(`order ${JSON.stringify(order)}`)}
        onGoTo={(...place) => calls.push(`go to ${place.join(':')}`)}
        onFix={({ title }) => calls.push(`fix ${title}`)}
        state={{
          ...INITIAL_STATE,
          result: { files, analysis, outputs: createOutputs(analysis) },
          staleBecause,
          problems: describeStyles(files, analysis),
          error,
          merges,
          classes,
          rendered: 1,
        }}
      />,
    ),
  );
}
