// Change: nothing, because plugins/crawlers writes it, and more, into the built page: browsers have
// no use for it.
export default function DocBreadcrumbsStructuredData(): null {
  return null;
}
