export * from './colors';
export { hairline as rule } from './lines';
export * as weights from './weights';
