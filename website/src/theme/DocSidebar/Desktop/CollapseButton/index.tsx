// Change: replaced by nothing, because the sidebar cannot be hidden here, and it never shows.
export default function CollapseButton() {
  return null;
}
