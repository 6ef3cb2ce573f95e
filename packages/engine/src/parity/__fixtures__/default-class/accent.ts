export default class {
  static ground = 'navy';
  color = 'red';
}
