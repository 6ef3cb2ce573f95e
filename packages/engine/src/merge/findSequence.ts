/**
 * Finds the first `___` class, which names a set of atomic classes. In development it has a second
 * part, which is left out: the same set goes by the same name in both.
 */
export function findSequence(className: string): string | undefined {
  return /(?:^|\s)(___[a-z\d]{7})(?:_[a-z\d]{7})?(?=\s|$)/.exec(className)?.[1];
}
