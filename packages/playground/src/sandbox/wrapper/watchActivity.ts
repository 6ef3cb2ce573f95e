import type { UserActivity } from '../protocol/messages.ts';

/**
 * Watches a frame whose content has another origin, and may be hostile. A press of a mouse, pen or
 * finger on its content makes the frame itself `:active` here, which a transition turns into an event,
 * however short the press is; the code in the frame cannot do that.
 */
export function watchActivity(frame: HTMLIFrameElement): {
  ask: (answer: (activity: UserActivity) => void) => void;
} {
  let pressedAt = -Infinity;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    'iframe { transition: outline-offset 1ms } iframe:active { outline-offset: 1px }',
  );
  document.adoptedStyleSheets.push(sheet);
  frame.addEventListener('transitionrun', () => {
    pressedAt = performance.now();
  });
  return {
    ask(answer) {
      // A browser that cannot tell leaves it to the page.
      const { userActivation } = navigator as { userActivation?: { isActive: boolean } };
      if (userActivation?.isActive === false) {
        answer({ isActive: false, sincePress: Infinity });
        return;
      }
      // The event comes with one of the next frames.
      requestAnimationFrame(() =>
        requestAnimationFrame(() =>
          answer({ isActive: true, sincePress: performance.now() - pressedAt }),
        ),
      );
    },
  };
}
