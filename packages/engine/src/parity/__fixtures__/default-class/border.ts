import Accent from './accent';

export const width = '2px';

export default class extends Accent {
  print() {
    return `${width} solid ${this.color}`;
  }
}
