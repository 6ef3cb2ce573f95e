/** Finds the first class in a selector or rule that has the form of Griffel's: `f1abcde` of makeStyles, or `r1abcde`. */
export function findGriffelClass(css: string): string | undefined {
  return /\.([fr][a-z\d]{5,8})(?![\w-])/.exec(css)?.[1];
}
