export { default as tokens } from './tokens.json';
