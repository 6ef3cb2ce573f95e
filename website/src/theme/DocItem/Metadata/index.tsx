// Change: wrapped, because each page has a social card and a Markdown version.
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import OriginalMetadata from '@theme-original/DocItem/Metadata';
import { PageTags } from '../../../head-tags/PageTags';

/** The head tags of a documentation page. */
export default function DocItemMetadata() {
  return (
    <>
      <OriginalMetadata />
      <PageTags route={useDoc().metadata.permalink} />
    </>
  );
}
