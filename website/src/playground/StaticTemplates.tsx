import templates from '@generated/playground/default/templates.json';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { makeResetStyles } from '@griffel/react';
import { CodeBlock } from '../code-block/CodeBlock';
import { tokens } from '../tokens/tokens';

const useTemplateClass = makeResetStyles({
  scrollMarginTop: 'calc(var(--ifm-navbar-height) + 16px)',
  // Where the playground will have them.
  '& > h2': { margin: 0, fontSize: '18px', lineHeight: '24px' },
  '& > p': { margin: '0 0 8px', color: tokens.muted, fontSize: '13px', lineHeight: '20px' },
});

export interface StaticTemplatesProps {
  /** The one that shows; undefined where the stylesheet does the choosing. */
  shown: string | undefined;
  /** None of them shows, for the playground does. */
  isReplaced: boolean;
}

/** The files of each template, to read and copy: all of the page until the playground has loaded. */
export function StaticTemplates({ shown, isReplaced }: StaticTemplatesProps) {
  const templateClass = useTemplateClass();
  const { collectAnchor } = useBrokenLinks();
  return templates.map(({ id, title, summary, files }) => {
    collectAnchor(id);
    return (
      <section
        key={id}
        id={id}
        aria-labelledby={`${id}-title`}
        hidden={isReplaced || (shown !== undefined && id !== shown)}
        className={templateClass}
      >
        <h2 id={`${id}-title`}>{title}</h2>
        <p>{summary}</p>
        {files.map(({ name, language, html }) => (
          <CodeBlock key={name} title={name} language={language} html={html} />
        ))}
      </section>
    );
  });
}
