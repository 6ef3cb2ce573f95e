import { useEffect, useRef, useState, type ButtonHTMLAttributes, type RefObject } from 'react';
import { INSPECT_KEYS } from '../sandbox/protocol/messages.ts';
import type { Runner } from '../run/Runner.ts';
import type { InspectedElement, InspectedEvent, Sandbox } from '../sandbox/Sandbox.ts';

/** The color of the outline around the inspected element: the site's accent. */
const OUTLINE = '#ffd27a';

interface InspectOptions {
  runner: Pick<Runner, 'sandbox'>;
  /** The latest event of this type. */
  event: InspectedEvent | undefined;
}

/** Inspect mode. */
export interface Inspect {
  isOn: boolean;
  /** The element that the user points at or has picked; undefined if there is none yet. */
  element: InspectedElement | undefined;
  step: Sandbox['step'];
  leave: () => void;
  /** Props of the button "Inspect", to which the focus returns. */
  buttonProps: Pick<
    ButtonHTMLAttributes<HTMLButtonElement>,
    'aria-pressed' | 'onClick' | 'onKeyDown'
  > & {
    ref: RefObject<HTMLButtonElement | null>;
  };
}

/**
 * Turns inspect mode on and off. With the focus on the button or in the preview, arrow keys move in the tree
 * (up: parent, down: first child, left and right: siblings), and Escape ends the mode.
 */
export function useInspect({ runner, event }: InspectOptions): Inspect {
  const [wasTurnedOn, setOn] = useState(false);
  // The event at the time when the mode was turned on; it is obsolete.
  const [since, setSince] = useState<InspectedEvent>();
  const button = useRef<HTMLButtonElement>(null);
  // The event with which the user has left the mode, by pressing Escape in the preview.
  const [escape, setEscape] = useState<InspectedEvent>();
  const isNewEvent = wasTurnedOn && event !== since;
  const hasLeft = isNewEvent && event !== undefined && event.element === undefined;
  const isOn = wasTurnedOn && !hasLeft;
  if (hasLeft) {
    setOn(false);
    setEscape(event);
  }

  useEffect(() => {
    if (!isOn) return undefined;
    runner.sandbox?.inspect(OUTLINE);
    return () => runner.sandbox?.inspect(undefined);
  }, [isOn, runner]);

  useEffect(() => {
    if (escape) button.current?.focus();
  }, [escape]);

  const leave = () => {
    setOn(false);
    button.current?.focus();
  };
  return {
    isOn,
    element: isNewEvent ? event?.element : undefined,
    step: (to) => runner.sandbox?.step(to),
    leave,
    buttonProps: {
      ref: button,
      'aria-pressed': isOn,
      onClick: () => {
        setSince(event);
        setOn(!isOn);
      },
      onKeyDown: (pressed) => {
        if (!isOn) return;
        const to = INSPECT_KEYS[pressed.key];
        if (to) {
          pressed.preventDefault();
          runner.sandbox?.step(to);
        } else if (pressed.key === 'Escape') leave();
      },
    },
  };
}
