import { useEffect, useRef, useState, type ButtonHTMLAttributes, type RefObject } from 'react';
import type { InspectedElement, InspectedEvent, Sandbox } from '../sandbox/Sandbox.ts';

/** Around the inspected element: the accent of the site. */
const OUTLINE = '#ffd27a';

interface InspectOptions {
  /** Undefined while there is none. */
  sandbox: Pick<Sandbox, 'inspect' | 'step'> | undefined;
  /** The last event of that type. */
  event: InspectedEvent | undefined;
}

/** Inspect mode. */
export interface Inspect {
  isOn: boolean;
  /** What the user is on; undefined where they have not pointed at anything yet. */
  element: InspectedElement | undefined;
  step: Sandbox['step'];
  leave: () => void;
  /** For the button "Inspect", which the focus returns to. */
  buttonProps: Pick<
    ButtonHTMLAttributes<HTMLButtonElement>,
    'aria-pressed' | 'onClick' | 'onKeyDown'
  > & {
    ref: RefObject<HTMLButtonElement | null>;
  };
}

const STEPS: Readonly<Record<string, Parameters<Sandbox['step']>[0]>> = {
  ArrowUp: 'parent',
  ArrowDown: 'child',
  ArrowLeft: 'previous',
  ArrowRight: 'next',
};

/**
 * Turns inspect mode on and off. With the focus on the button or in the preview, arrow keys walk the
 * tree (up: parent, down: first child, left and right: siblings) and Escape leaves.
 */
export function useInspect({ sandbox, event }: InspectOptions): Inspect {
  const [wasTurnedOn, setOn] = useState(false);
  // What the event was when the mode was turned on is of an earlier time.
  const [since, setSince] = useState<InspectedEvent>();
  const button = useRef<HTMLButtonElement>(null);
  const isNews = wasTurnedOn && event !== since;
  // The user has pressed Escape in the preview.
  const hasLeft = isNews && event !== undefined && event.element === undefined;
  const isOn = wasTurnedOn && !hasLeft;

  useEffect(() => {
    if (!isOn || !sandbox) return undefined;
    sandbox.inspect(OUTLINE);
    return () => sandbox.inspect(undefined);
  }, [isOn, sandbox]);

  useEffect(() => {
    if (hasLeft) button.current?.focus();
  }, [hasLeft]);

  const leave = () => {
    setOn(false);
    button.current?.focus();
  };
  return {
    isOn,
    element: isNews ? event?.element : undefined,
    step: (to) => sandbox?.step(to),
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
        const to = STEPS[pressed.key];
        if (to) {
          pressed.preventDefault();
          sandbox?.step(to);
        } else if (pressed.key === 'Escape') leave();
      },
    },
  };
}
