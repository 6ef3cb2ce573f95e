import { findTokens, joinForms } from './findTokens';

/** A piece of a text; those that answer the query are marked. */
export interface Piece {
  text: string;
  isMatch: boolean;
}

/**
 * Marks the words of a text that were found.
 *
 * @param matches - the forms by which they were found
 */
export function markMatches(text: string, matches: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { start, end, forms } of findTokens(text)) {
    if (!joinForms(forms).some((form) => matches.has(form))) continue;
    if (start > at) pieces.push({ text: text.slice(at, start), isMatch: false });
    pieces.push({ text: text.slice(start, end), isMatch: true });
    at = end;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), isMatch: false });
  return pieces;
}
