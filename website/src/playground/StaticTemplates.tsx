import templates from '@generated/playground/default/templates.json';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { makeResetStyles } from '@griffel/react';
import type { PlaygroundTemplate } from '../../plugins/playground';
import CodeBlock from '../code-block/CodeBlock';
import { tokens } from '../tokens/tokens';
import { trustMarkup } from '../trusted-types/trust';

const useTemplateClass = makeResetStyles({
  scrollMarginTop: 'calc(var(--ifm-navbar-height) + 16px)',
  // Where the playground will have them.
  '& > h2': { margin: 0, fontSize: '1.125rem', lineHeight: '1.5rem' },
  '& > p': { margin: '0 0 8px', color: tokens.muted, fontSize: '0.8125rem', lineHeight: '1.25rem' },
});

interface StaticTemplatesProps {
  /** The one that shows, '' for none; undefined on the server, where the stylesheet does the choosing. */
  shown: string | undefined;
  /** Whether the page is still as the server has rendered it. */
  isServers: boolean;
}

/**
 * The files of each template, to read and copy: all of the page until the playground has loaded.
 *
 * In the browser only the one that shows takes part: of the others React leaves what the server has
 * rendered, because to go through dozens of blocks of code takes as long as to start the editor.
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
