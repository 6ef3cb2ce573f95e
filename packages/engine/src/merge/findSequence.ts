const SEQUENCE = /(?:^|\s)(___[a-z\d]{7})(_[a-z\d]{7})?(?=\s|$)/;

/**
 * Finds the first `___` class, which names a set of atomic classes. In development it has a second
 * part, which is left out: the same set goes by the same name in both.
 */
export function findSequence(className: string): string | undefined {
  return SEQUENCE.exec(className)?.[1];
}

/** The same with the second part, which in development tells a merged set from one with the same classes. */
export function findMergedSequence(className: string): string | undefined {
  const [, sequence, suffix = ''] = SEQUENCE.exec(className) ?? [];
  return sequence === undefined ? undefined : sequence + suffix;
}
