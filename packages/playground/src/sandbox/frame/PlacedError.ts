import type { Place } from './places.ts';

/** An error whose place in the reader's code is known without its stack trace. */
export class PlacedError extends Error {
  readonly place: Place;

  constructor(name: string, message: string, place: Place) {
    super(message);
    this.name = name;
    this.place = place;
  }
}
