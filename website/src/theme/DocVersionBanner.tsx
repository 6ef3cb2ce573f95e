// Change: nothing, because the docs have one version; the classic one says which of several is old.
export default function DocVersionBanner(): null {
  return null;
}
