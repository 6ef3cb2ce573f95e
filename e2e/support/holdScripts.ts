import type { Page, Route } from '@playwright/test';

export interface HeldScripts {
  /** How many wait. */
  count: () => number;
  /** Lets those that wait, and all that come later, through. */
  release: () => Promise<void>;
  /** Has those that wait, and all that come later, fail. */
  fail: () => Promise<void>;
  /** Has those that come later wait, after the network let others through or failed. */
  hold: () => void;
}

/**
 * Makes the network slow without end: scripts asked for from now on wait.
 *
 * @param isHeld - which of them, by their URL; all, unless told
 */
export async function holdScripts(
  page: Page,
  isHeld: (url: string) => boolean = () => true,
): Promise<HeldScripts> {
  const waiting: Route[] = [];
  const wait = async (route: Route): Promise<void> => {
    waiting.push(route);
  };
  let answer = wait;
  const answerAll = async (next: (route: Route) => Promise<void>) => {
    answer = next;
    await Promise.all(waiting.splice(0).map(next));
  };
  await page.route('**/assets/js/*.js', (route) =>
    isHeld(route.request().url()) ? answer(route) : route.continue(),
  );
  return {
    count: () => waiting.length,
    release: () => answerAll((route) => route.continue()),
    fail: () => answerAll((route) => route.abort()),
    hold: () => {
      answer = wait;
    },
  };
}
