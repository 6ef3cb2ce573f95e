import templates from '@generated/playground/default/templates.json';
import { useLocation } from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { SHARE_PREFIX } from '@griffel-site/playground/share';
import { makeResetStyles } from '@griffel/react';
import { CodeBlock } from '../code-block/CodeBlock';
import { SharedFiles } from './SharedFiles';
import { useStatusClass } from './useStatusClass';

const useGalleryClass = makeResetStyles({
  // Until JavaScript runs the target shows, or the first where there is none.
  ':global(html:not([data-has-hydrated="true"]))': {
    '&:has(:target) > section:not(:target)': { display: 'none' },
    '&:not(:has(:target)) > section ~ section': { display: 'none' },
  },
});

const useTemplateClass = makeResetStyles({
  scrollMarginTop: 'calc(var(--ifm-navbar-height) + 16px)',
});

function readHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    // An address that somebody mistyped: shown as it is.
    return hash.slice(1);
  }
}

/**
 * Shows the files of one template: the one that the address names after `#`, else the first. An
 * address that holds code shows that instead.
 * Every template stands in the page's HTML; without JavaScript the stylesheet does the choosing.
 */
export function TemplateGallery() {
  const galleryClass = useGalleryClass();
  const templateClass = useTemplateClass();
  const statusClass = useStatusClass();
  const { hash } = useLocation();
  const isBrowser = useIsBrowser();
  const { collectAnchor } = useBrokenLinks();
  const isShared = isBrowser && hash.startsWith(SHARE_PREFIX);
  const asked = isBrowser && !isShared ? readHash(hash) : '';
  const chosen = templates.find(({ id }) => id === asked) ?? templates[0];

  return (
    <div className={galleryClass}>
      <p role="status" className={statusClass}>
        {asked !== '' && chosen?.id !== asked && (
          <>
            No template is named “{asked}”. This is “{chosen?.title}”; the list has the others.
          </>
        )}
      </p>
      {isShared && <SharedFiles key={hash} hash={hash} />}
      {templates.map(({ id, title, summary, files }) => {
        collectAnchor(id);
        return (
          <section
            key={id}
            id={id}
            aria-labelledby={`${id}-title`}
            hidden={isBrowser && (isShared || id !== chosen?.id)}
            className={templateClass}
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
