declare module '@generated/playground/default/templates.json' {
  import type { PlaygroundTemplate } from '../plugins/playground';

  const templates: PlaygroundTemplate[];
  export default templates;
}
