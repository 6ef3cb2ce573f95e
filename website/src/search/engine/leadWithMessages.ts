import type { MessageHit } from './findMessages';
import { findTokens, joinForms } from './findTokens';
import type { PageResult, SectionResult } from './SearchResult';

/** What two scores may differ by and be the same message on two pages. */
const NEARLY = 0.01;

/**
 * Puts the parts of pages that explain a message before all others.
 *
 * @param hits - the messages that the query was found to be, the best first
 * @param ranked - what was found by its words; of two places with the same message, that comes first
 *   which these have first
 */
export function leadWithMessages(
  hits: readonly MessageHit[],
  ranked: readonly PageResult[],
): PageResult[] {
  const rank = ({ page }: MessageHit) => {
    const place = ranked.findIndex((result) => result.page === page);
    return place < 0 ? ranked.length : place;
  };
  const sorted = [...hits].sort((a, b) =>
    Math.abs(a.score - b.score) > NEARLY * a.score ? b.score - a.score : rank(a) - rank(b),
  );
  const leading = new Map<PageResult['page'], SectionResult[]>();
  for (const { page, section, message } of sorted) {
    const sections = leading.get(page) ?? [];
    if (!sections.some((one) => one.section === section)) {
      const matches = new Set(findTokens(message).flatMap(({ forms }) => joinForms(forms)));
      sections.push({ section, matches, message });
    }
    leading.set(page, sections);
  }
  return [
    ...[...leading].map(([page, sections]) => ({ page, sections })),
    ...ranked.filter(({ page }) => !leading.has(page)),
  ];
}
