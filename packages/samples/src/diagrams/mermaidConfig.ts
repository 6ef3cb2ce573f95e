import type { MermaidConfig } from 'mermaid';

const GROUND = '#0a0c10';
const SURFACE = '#11151b';
const RAISED = '#181d26';
const EDGE = '#5b6a80'; // the site's hairline is too faint for an edge that carries meaning: this has 3:1
const MUTED = '#9fabbc';
const TEXT = '#e8edf4';

/** How diagrams look: the site's slate. Text is SVG's own (`htmlLabels: false`), so that it shows in an `<img>`. */
export const MERMAID_CONFIG: MermaidConfig = {
  startOnLoad: false,
  securityLevel: 'strict',
  deterministicIds: true,
  htmlLabels: false,
  flowchart: {
    htmlLabels: false,
    padding: 12,
    nodeSpacing: 32,
    rankSpacing: 40,
    subGraphTitleMargin: { top: 8, bottom: 4 },
  },
  theme: 'base',
  fontFamily: 'system-ui, sans-serif',
  // A label cuts its edge instead of being struck through by it: mermaid's own ground of labels is
  // half transparent.
  themeCSS:
    `.edgeLabel rect{opacity:1;stroke:${GROUND};stroke-width:8px}` + '.node rect{rx:6px;ry:6px}',
  themeVariables: {
    darkMode: true,
    fontFamily: 'system-ui, sans-serif',
    fontSize: '15px',
    background: 'transparent',
    textColor: TEXT,
    titleColor: TEXT,
    lineColor: MUTED,
    mainBkg: RAISED,
    nodeBorder: EDGE,
    nodeTextColor: TEXT,
    primaryColor: RAISED,
    primaryBorderColor: EDGE,
    primaryTextColor: TEXT,
    secondaryColor: SURFACE,
    secondaryBorderColor: EDGE,
    secondaryTextColor: TEXT,
    tertiaryColor: SURFACE,
    tertiaryBorderColor: EDGE,
    tertiaryTextColor: TEXT,
    clusterBkg: SURFACE,
    clusterBorder: EDGE,
    edgeLabelBackground: GROUND,
    noteBkgColor: SURFACE,
    noteBorderColor: EDGE,
    noteTextColor: TEXT,
  },
};
