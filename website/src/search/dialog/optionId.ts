/** The id of a choice, by its number in the list. */
export function optionId(list: string, number: number): string {
  return `${list}-option-${String(number)}`;
}
