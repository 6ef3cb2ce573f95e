export enum Unit {
  Grid = 8,
  Inch = 96,
}
