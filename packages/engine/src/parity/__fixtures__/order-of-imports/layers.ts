export { dialog as layers } from './dialog';
