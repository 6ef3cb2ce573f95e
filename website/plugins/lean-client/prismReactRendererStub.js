// Stands in for `prism-react-renderer` in the bundles: the classic theme registers languages with
// this object, and nothing here asks it to highlight.
export const Prism = { languages: {} };
