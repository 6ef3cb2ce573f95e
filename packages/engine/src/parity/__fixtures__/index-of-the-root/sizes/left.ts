export { left } from '..';
