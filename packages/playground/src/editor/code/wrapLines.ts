import { RangeSetBuilder, type Extension } from '@codemirror/state';
import {
  Decoration,
  EditorView,
  ViewPlugin,
  type DecorationSet,
  type ViewUpdate,
} from '@codemirror/view';

/** The largest indentation that wrapped lines keep, in columns. */
const DEEPEST = 24;

/** How far the wrapped rest of a line is indented from its start, in columns. */
const HANG = 2;

/** Classes instead of style attributes, which the site's content security policy forbids. */
const lines = Array.from({ length: DEEPEST + 1 }, (_, columns) =>
  Decoration.line({ class: `cm-wrapped-${String(columns)}` }),
);

const theme = EditorView.theme(
  Object.fromEntries(
    lines.map((_, columns) => {
      const width = `${String(columns + HANG)}ch`;
      return [
        `.cm-line.cm-wrapped-${String(columns)}`,
        { paddingLeft: `calc(8px + ${width})`, textIndent: `-${width}` },
      ];
    }),
  ),
);

function indentVisible({ state, visibleRanges }: EditorView): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>();
  let last = -1;
  for (const { from, to } of visibleRanges) {
    for (let position = from; position <= to;) {
      const line = state.doc.lineAt(position);
      position = line.to + 1;
      // Two ranges can share a line.
      if (line.from === last) continue;
      last = line.from;
      const indent = /^[ \t]*/.exec(line.text)?.[0] ?? '';
      const columns = indent.replaceAll('\t', ' '.repeat(state.tabSize)).length;
      const decoration = lines[Math.min(columns, DEEPEST)];
      if (decoration) builder.add(line.from, line.from, decoration);
    }
  }
  return builder.finish();
}

/** Wraps long lines at the edge of the editor, indented like their start. */
export const wrapLines: Extension = [
  EditorView.lineWrapping,
  theme,
  ViewPlugin.fromClass(
    class {
      decorations: DecorationSet;

      constructor(view: EditorView) {
        this.decorations = indentVisible(view);
      }

      update({ docChanged, viewportChanged, view }: ViewUpdate): void {
        if (docChanged || viewportChanged) this.decorations = indentVisible(view);
      }
    },
    { decorations: ({ decorations }) => decorations },
  ),
];
