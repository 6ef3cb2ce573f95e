// Stands in for `hoist-non-react-statics` in the browser's bundle, where react-router asks for it in
// `withRouter`, which nothing here uses; it would bring `react-is` along.
export default function hoistStatics(target) {
  return target;
}
