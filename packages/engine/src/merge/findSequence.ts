/** Finds the first `___` class, which names a set of atomic classes. It is longer in development. */
export function findSequence(className: string): string | undefined {
  return /(?:^|\s)(___[a-z\d]{7}(?:_[a-z\d]{7})?)(?=\s|$)/.exec(className)?.[1];
}
