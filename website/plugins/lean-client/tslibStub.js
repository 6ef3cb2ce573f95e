// Stands in for `tslib` in the browser's bundle, where one CommonJS package (@docusaurus/utils-common)
// asks for this one helper, and would bring all the others along.
exports.__importDefault = (module) => (module && module.__esModule ? module : { default: module });
