// Change: replaced by nothing, because no page has tags or the links to its source that it shows.
export default function DocItemFooter() {
  return null;
}
