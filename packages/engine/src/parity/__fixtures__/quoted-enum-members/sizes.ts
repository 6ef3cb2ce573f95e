export enum Size {
  'x-large' = '10px',
  small = '1px',
}
