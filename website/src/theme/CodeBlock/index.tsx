// Change: replaced, because code is highlighted at build time; the classic one ships Prism.
export { CodeBlock as default } from '../../code-block/CodeBlock';
