import type { MermaidConfig } from 'mermaid';

/**
 * The colors of diagrams. They are the website's tokens, which this package cannot import, because imports
 * run the other way; a test in `website` keeps them equal.
 */
export const DIAGRAM_COLORS = {
  ground: '#0a0c10',
  surface: '#11151b',
  raised: '#181d26',
  edge: '#64748b',
  muted: '#9fabbc',
  text: '#e8edf4',
} as const;

const { ground, surface, raised, edge, muted, text } = DIAGRAM_COLORS;

/**
 * How diagrams look. Labels are SVG text (`htmlLabels: false`), because an `<img>` shows no HTML inside an
 * SVG.
 */
export const MERMAID_CONFIG: MermaidConfig = {
  startOnLoad: false,
  securityLevel: 'strict',
  deterministicIds: true,
  htmlLabels: false,
  flowchart: {
    htmlLabels: false,
    padding: 9,
    nodeSpacing: 32,
    rankSpacing: 36,
    subGraphTitleMargin: { top: 8, bottom: 10 },
  },
  theme: 'base',
  fontFamily: 'system-ui, sans-serif',
  // A label interrupts its edge instead of being struck through by it: mermaid's own label background is
  // half transparent.
  themeCSS:
    `.edgeLabel rect{opacity:1;stroke:${ground};stroke-width:8px}` + '.node rect{rx:6px;ry:6px}',
  themeVariables: {
    darkMode: true,
    fontFamily: 'system-ui, sans-serif',
    fontSize: '15px',
    background: 'transparent',
    textColor: text,
    titleColor: text,
    lineColor: muted,
    mainBkg: raised,
    nodeBorder: edge,
    nodeTextColor: text,
    primaryColor: raised,
    primaryBorderColor: edge,
    primaryTextColor: text,
    secondaryColor: surface,
    secondaryBorderColor: edge,
    secondaryTextColor: text,
    tertiaryColor: surface,
    tertiaryBorderColor: edge,
    tertiaryTextColor: text,
    clusterBkg: surface,
    clusterBorder: edge,
    edgeLabelBackground: ground,
    noteBkgColor: surface,
    noteBorderColor: edge,
    noteTextColor: text,
  },
};
