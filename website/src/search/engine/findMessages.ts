import type { SearchPage, SearchSection, PageResult, SectionResult } from './SearchPage';
import { MESSAGE } from './weights';
import { findTokens, joinForms } from './findTokens';

/** A message that a query is, or is a part of. */
interface MessageHit {
  page: SearchPage;
  section: SearchSection;
  message: string;
  /** How much of it the query has, and how telling that is. */
  score: number;
}

/** What a text is recognized by: its words, and pairs of neighbors. */
interface Features {
  /** What the message always says. */
  fixed: Set<string>;
  /** What is in quotes, which is another text each time, or may be. */
  inserted: Set<string>;
}

/** What stands for an inserted value. */
const HOLE = '…';

const WORD = /[\p{L}\p{N}_$]+/gu;

/** Quotes of all kinds around a few words; not the apostrophe in `component's`. */
const QUOTED = /(?<![\p{L}\p{N}])(["'`“‘])(.{1,120}?)["'`”’](?![\p{L}\p{N}])/gu;

/** Paths and addresses, line numbers. No message is recognized by those. */
const PLACE = /\S*[\\/]\S*|\(?\d+:\d+\)?/g;

function addFeatures(text: string, features: Set<string>): void {
  const words = (text.match(WORD) ?? []).map((word) => word.toLowerCase());
  for (const [index, word] of words.entries()) {
    features.add(word);
    const next = words[index + 1];
    if (next !== undefined) features.add(`${word} ${next}`);
  }
}

function readFeatures(text: string): Features {
  const features: Features = { fixed: new Set(), inserted: new Set() };
  const rest = text.replace(PLACE, HOLE).replace(QUOTED, (_, __, value: string) => {
    addFeatures(value, features.inserted);
    return HOLE;
  });
  for (const part of rest.split(HOLE)) addFeatures(part, features.fixed);
  return features;
}

const isPair = (feature: string) => feature.includes(' ');

/**
 * Creates a function that recognizes messages of the library in what was pasted: whole, with other
 * values inserted and more text around it, or a part of one.
 *
 * @returns for a query: the messages that it is, the best first; none for other queries
 */
export function createMessageFinder(pages: readonly SearchPage[]): (query: string) => MessageHit[] {
  const known = pages.flatMap((page) =>
    page.sections.flatMap((section) =>
      section.messages.map((message) => ({
        page,
        section,
        message,
        features: readFeatures(message),
      })),
    ),
  );
  const counts = new Map<string, number>();
  for (const { features } of known) {
    for (const feature of new Set([...features.fixed, ...features.inserted])) {
      counts.set(feature, (counts.get(feature) ?? 0) + 1);
    }
  }
  const weigh = (features: Iterable<string>) => {
    let weight = 0;
    for (const feature of features) {
      const count = counts.get(feature);
      // What no message has is a value.
      if (count !== undefined) weight += Math.log(1 + known.length / count);
    }
    return weight;
  };

  // Once, and not with each key of a query.
  const weighed = known.map((one) => ({ ...one, fixedWeight: weigh(one.features.fixed) }));

  return (query) => {
    const { fixed, inserted } = readFeatures(query);
    const asked = new Set([...fixed, ...inserted]);
    const askedWeight = weigh(fixed) || weigh(asked);
    const hits = weighed.flatMap(({ features, fixedWeight, ...place }): MessageHit[] => {
      const found = [...features.fixed].filter((feature) => asked.has(feature));
      const weight = weigh(found);
      const ofMessage = weight / fixedWeight;
      const ofQuery = Math.min(1, weight / askedWeight);
      const pairs = found.filter(isPair).length;
      const isIt =
        pairs >= MESSAGE.tellingPairs
          ? Math.max(ofMessage, ofQuery) >= MESSAGE.enough
          : pairs > 0 && Math.min(ofMessage, ofQuery) >= MESSAGE.enough;
      if (!isIt) return [];
      const values = weigh([...features.inserted].filter((feature) => asked.has(feature)));
      return [{ ...place, score: (weight + values) * Math.max(ofMessage, ofQuery) }];
    });
    const best = Math.max(...hits.map(({ score }) => score));
    return hits
      .filter(({ score }) => score >= MESSAGE.asGood * best)
      .sort((a, b) => b.score - a.score);
  };
}

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
    Math.abs(a.score - b.score) > MESSAGE.nearly * a.score ? b.score - a.score : rank(a) - rank(b),
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
