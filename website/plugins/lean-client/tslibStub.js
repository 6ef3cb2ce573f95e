// Replaces `tslib` in the browser's bundle, where one CommonJS package (@docusaurus/utils-common) needs
// this one helper and would include all others.
exports.__importDefault = (module) => (module && module.__esModule ? module : { default: module });
