import { findTokens, joinForms } from './findTokens';

/** The length of an excerpt, in characters. */
const LENGTH = 150;

/** The length of the text before the first match, in characters. */
const LEAD = 40;

/**
 * Extracts the piece of a text with the most distinct matches, or its beginning if there are none. `…`
 * marks omitted text.
 *
 * @param matches - the matching forms of words
 */
export function cutExcerpt(text: string, matches: ReadonlySet<string>): string {
  if (text.length <= LENGTH) return text;
  const hits = findTokens(text).flatMap(({ start, forms }) =>
    joinForms(forms)
      .filter((form) => matches.has(form))
      .slice(0, 1)
      .map((form) => ({ start, form })),
  );
  let from = 0;
  let most = 0;
  for (const { start } of hits) {
    const near = hits.filter((hit) => hit.start >= start && hit.start < start + LENGTH - LEAD);
    const kinds = new Set(near.map(({ form }) => form)).size;
    if (kinds > most) [most, from] = [kinds, start];
  }

  const earliest = Math.max(0, Math.min(from - LEAD, text.length - LENGTH));
  const start = earliest === 0 ? 0 : text.indexOf(' ', earliest) + 1;
  const limit = start + LENGTH;
  const end = limit >= text.length ? text.length : text.lastIndexOf(' ', limit);
  const isCut = end <= start;
  return `${start > 0 ? '… ' : ''}${text.slice(start, isCut ? limit : end)}${end < text.length || isCut ? ' …' : ''}`;
}

/** A piece of a text, and whether it matches the query. */
export interface Piece {
  text: string;
  isMatch: boolean;
}

/**
 * Marks the matching words of a text.
 *
 * @param matches - the matching forms of words
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
