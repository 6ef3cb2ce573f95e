import type { Piece } from '../engine/markMatches';

/** What a reader can choose in the dialog. */
export type Choice = LinkChoice | QueryChoice;

/** A place on the site. */
export interface LinkChoice {
  kind: 'link';
  /** Its address. */
  to: string;
  title: Piece[];
  /** The way to it: of a section the page with its categories, of a page these. May be empty. */
  page: string;
  /** Empty where the title says enough. */
  excerpt: Piece[];
}

/** Something else to search for. */
export interface QueryChoice {
  kind: 'query';
  query: string;
}

/** Choices that belong together. */
export interface ChoiceGroup {
  label: string;
  /** Whether its label is shown: choices that name their page need none. */
  isLabeled: boolean;
  choices: Choice[];
}
