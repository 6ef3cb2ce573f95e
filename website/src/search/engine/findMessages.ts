import type { SearchPage, SearchSection, PageResult, SectionResult } from './SearchPage';
import { MESSAGE } from './weights';
import { findTokens, joinForms } from './findTokens';

/** A message that a query contains or is a part of. */
interface MessageHit {
  page: SearchPage;
  section: SearchSection;
  message: string;
  /** How much of the message the query contains, and how distinctive that is. */
  score: number;
}

/** The words of a text, and pairs of adjacent words, by which it is recognized. */
interface Features {
  /** From the fixed text of the message. */
  fixed: Set<string>;
  /** From quoted texts, which may vary. */
  inserted: Set<string>;
}

/** Stands for an inserted value. */
const HOLE = '…';

const WORD = /[\p{L}\p{N}_$]+/gu;

/** Quotes of all kinds around a few words; not the apostrophe in `component's`. */
const QUOTED = /(?<![\p{L}\p{N}])(["'`“‘])(.{1,120}?)["'`”’](?![\p{L}\p{N}])/gu;

/** Paths, addresses and line numbers, which do not identify a message. */
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
 * Creates a function that recognizes messages of the library in a query: a whole message with other
 * values inserted and more text around it, or a part of one.
 *
 * @returns the function, which returns the recognized messages, the best first
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
      // A feature that no message has is an inserted value.
      if (count !== undefined) weight += Math.log(1 + known.length / count);
    }
    return weight;
  };

  // Computed once, not for each key press.
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
 * Puts the sections that explain a message before all other results.
 *
 * @param hits - the messages that were recognized in the query, the best first
 * @param ranked - the results of searching its words, whose order decides between two sections with the
 *   same message
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
