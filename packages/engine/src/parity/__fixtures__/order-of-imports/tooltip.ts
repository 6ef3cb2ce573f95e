import { next } from './next';

export default next();
