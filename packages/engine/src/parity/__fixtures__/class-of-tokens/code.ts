import { makeStyles } from '@griffel/react';

class Scale {
  static readonly base = 8;
  constructor(private readonly factor: number) {}
  get px(): string {
    return `${Scale.base * this.factor}px`;
  }
}
const double = new Scale(2);

export const useStyles = makeStyles({ root: { padding: double.px, width: new Scale(20).px } });
