const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/**
 * Prints a day in UTC like `Intl` does in English. Creating an `Intl` formatter would take 7 ms while the page
 * starts.
 *
 * @param time - in milliseconds since 1970
 * @example printDay(0) // 'January 1, 1970'
 */
export function printDay(time: number): string {
  const date = new Date(time);
  const month = MONTHS[date.getUTCMonth()] ?? '';
  return `${month} ${String(date.getUTCDate())}, ${String(date.getUTCFullYear())}`;
}
