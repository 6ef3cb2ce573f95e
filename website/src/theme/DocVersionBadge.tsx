// Change: nothing, because the docs have one version; the classic one names it on each page.
export default function DocVersionBadge(): null {
  return null;
}
