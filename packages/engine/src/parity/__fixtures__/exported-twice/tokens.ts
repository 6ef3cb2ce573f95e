export const soft = { color: 'gold' };

export class Size {
  static small = '4px';
  unit = 'px';
}

let gap = '2px';
gap = '3px';

export { soft as default, Size as default2, gap, gap as space };
