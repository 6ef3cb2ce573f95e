// Change: wrapped, because each page has a social card and a version in Markdown.
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import OriginalMetadata from '@theme-original/DocItem/Metadata';
import { PageTags } from '../../../head-tags/PageTags';

/** What the head of a page of the documentation says. */
export default function DocItemMetadata() {
  return (
    <>
      <OriginalMetadata />
      <PageTags route={useDoc().metadata.permalink} />
    </>
  );
}
