import * as all from './all';

export { all };
