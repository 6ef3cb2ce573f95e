// Change: nothing, because the footer has one row; the classic one lays out columns.
export default function FooterLinksMultiColumn(): null {
  return null;
}
