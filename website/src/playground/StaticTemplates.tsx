import templates from '@generated/playground/default/templates.json';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { PlaygroundTemplate } from '../../plugins/playground';
import CodeBlock from '../code-block/CodeBlock';
import { trustMarkup } from '../trusted-types/trust';
import { useTemplateClass } from './usePageStyles';

interface StaticTemplatesProps {
  /** The id of the visible template, '' for none; undefined on the server, where the style sheet selects it. */
  shown: string | undefined;
  /** Whether the page is still as rendered by the server. */
  isServers: boolean;
}

/**
 * The files of each template, to read and copy until the playground has loaded.
 *
 * In the browser, only the visible template is hydrated. React leaves the others as the server has rendered
 * them, because hydrating dozens of code blocks takes as long as starting the editor.
 */
export function StaticTemplates({ shown, isServers }: StaticTemplatesProps) {
  const templateClass = useTemplateClass();
  const { collectAnchor } = useBrokenLinks();
  return templates.map((template) => {
    const { id } = template;
    collectAnchor(id);
    const attributes = {
      id,
      'aria-labelledby': `${id}-title`,
      hidden: !isServers && id !== shown,
      className: templateClass,
    };
    return shown === undefined || id === shown ? (
      <section key={id} {...attributes}>
        <TemplateFiles template={template} />
      </section>
    ) : (
      <section
        key={id}
        {...attributes}
        suppressHydrationWarning
        dangerouslySetInnerHTML={trustMarkup('')}
      />
    );
  });
}

function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}

function TemplateFiles({
  template: { id, title, summary, files },
}: {
  template: PlaygroundTemplate;
}) {
  return (
    <>
      <h2 id={`${id}-title`}>{title}</h2>
      <p>{summary}</p>
      {files.map(({ name, language, code, html = escapeText(code) }) => (
        <CodeBlock key={name} title={name} language={language} html={html} />
      ))}
    </>
  );
}
