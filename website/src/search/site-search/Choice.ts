import type { Piece } from '../engine/markMatches';

/** What a reader can choose in the dialog. */
export type Choice = LinkChoice | QueryChoice;

/** A place on the site. */
export interface LinkChoice {
  kind: 'link';
  /** Its address. */
  to: string;
  title: Piece[];
  /** The page that it is a part of; empty where the title names that. */
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
  /** Short ones stand side by side. */
  isDense: boolean;
  choices: Choice[];
}
