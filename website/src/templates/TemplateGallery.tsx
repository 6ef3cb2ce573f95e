import templates from '@generated/playground/default/templates.json';
import { useLocation } from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { CodeBlock } from '../code-block/CodeBlock';
import styles from './TemplateGallery.module.css';

function readHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    // An address that somebody mistyped: shown as it is.
    return hash.slice(1);
  }
}

/**
 * Shows the files of one template: the one that the address names after `#`, else the first.
 * Every template stands in the page's HTML; without JavaScript the stylesheet does the choosing.
 */
export function TemplateGallery() {
  const { hash } = useLocation();
  const isBrowser = useIsBrowser();
  const { collectAnchor } = useBrokenLinks();
  const asked = isBrowser ? readHash(hash) : '';
  const chosen = templates.find(({ id }) => id === asked) ?? templates[0];

  return (
    <div className={styles.gallery}>
      <p role="status" className={styles.status}>
        {asked !== '' && chosen?.id !== asked && (
          <>
            No template is named “{asked}”. This is “{chosen?.title}”; the list has the others.
          </>
        )}
      </p>
      {templates.map(({ id, title, summary, files }) => {
        collectAnchor(id);
        return (
          <section
            key={id}
            id={id}
            aria-labelledby={`${id}-title`}
            hidden={isBrowser && id !== chosen?.id}
            className={styles.template}
          >
            <h2 id={`${id}-title`}>{title}</h2>
            <p>{summary}</p>
            {files.map(({ name, language, html }) => (
              <CodeBlock key={name} title={name} language={language} html={html} />
            ))}
          </section>
        );
      })}
    </div>
  );
}
