/** What `template.json` says about a playground template; its id is the name of its folder. */
export interface TemplateManifest {
  /** The name in the list of templates, at most 60 characters. */
  title: string;
  /** Its place in that list: lower comes first. */
  order: number;
  /** One sentence on what the reader sees and learns, 20 to 160 characters. */
  summary: string;
}
