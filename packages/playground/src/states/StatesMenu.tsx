import { mergeClasses } from '@griffel/react';
import { Button } from '../controls/Button.tsx';
import { Menu } from '../controls/Menu.tsx';
import { useControlStyles } from '../look/useControlStyles.ts';
import {
  MEDIA_STATES,
  NO_STATES,
  PSEUDO_STATES,
  type MediaFeature,
  type PreviewStates,
} from '../sandbox/protocol/messages.ts';
import { useStatesStyles } from './useStatesStyles.ts';

export interface StatesMenuProps {
  states: PreviewStates;
  onStates: (states: PreviewStates) => void;
  /** Whether an element is picked in inspect mode, to which the states can then be limited. */
  hasPicked: boolean;
}

// A larger minimum would reject the first digits while a number is typed.
const NARROWEST = 1;
const WIDEST = 4000;

/** How many switches differ from their defaults. */
function countStates({ pseudo, media, isPrint, containerWidth }: PreviewStates): number {
  const others = Number(isPrint) + Number(containerWidth !== undefined);
  return pseudo.length + Object.keys(media).length + others;
}

/** A button that opens switches for the states of the preview. */
export function StatesMenu({ states, onStates, hasPicked }: StatesMenuProps) {
  const styles = useStatesStyles();
  const controls = useControlStyles();
  const count = countStates(states);
  const change = (part: Partial<PreviewStates>) => onStates({ ...states, ...part });

  const setMedia = (feature: MediaFeature, value: string) => {
    const others = Object.entries(states.media).filter(([name]) => name !== feature);
    const media = Object.fromEntries(value === '' ? others : [...others, [feature, value]]);
    change({ media });
  };
  return (
    <Menu
      label={count > 0 ? `States (${String(count)})` : 'States'}
      name="States of the preview"
      isQuiet
      isDocked
      isPressed={count > 0}
    >
      <div className={styles.panel}>
        <fieldset className={styles.part}>
          <legend className={styles.legend}>Elements</legend>
          {PSEUDO_STATES.map((name) => (
            <label key={name} className={styles.row}>
              <input
                type="checkbox"
                checked={states.pseudo.includes(name)}
                onChange={({ target }) =>
                  change({
                    pseudo: PSEUDO_STATES.filter((one) =>
                      one === name ? target.checked : states.pseudo.includes(one),
                    ),
                  })
                }
              />
              <code className={styles.code}>{name}</code>
            </label>
          ))}
          <label className={styles.row}>
            On
            <select
              className={controls.field}
              value={states.on}
              onChange={({ target }) =>
                change({ on: target.value === 'picked' ? 'picked' : 'all' })
              }
            >
              <option value="all">all elements that can have it</option>
              <option value="picked" disabled={!hasPicked}>
                the inspected element
              </option>
            </select>
          </label>
        </fieldset>
        <fieldset className={styles.part}>
          <legend className={styles.legend}>Browser</legend>
          {(Object.keys(MEDIA_STATES) as MediaFeature[]).map((feature) => (
            <label key={feature} className={styles.row}>
              <code className={mergeClasses(styles.code, styles.feature)}>{feature}</code>
              <select
                className={controls.field}
                value={states.media[feature] ?? ''}
                onChange={({ target }) => setMedia(feature, target.value)}
              >
                <option value="">as in your browser</option>
                {MEDIA_STATES[feature].map((value) => (
                  <option key={value}>{value}</option>
                ))}
              </select>
            </label>
          ))}
          <label className={styles.row}>
            <input
              type="checkbox"
              checked={states.isPrint}
              onChange={({ target }) => change({ isPrint: target.checked })}
            />
            Rules for print
          </label>
          <label className={styles.row}>
            Width of query containers
            <input
              type="number"
              min={NARROWEST}
              max={WIDEST}
              placeholder="own"
              className={mergeClasses(controls.field, styles.width)}
              value={states.containerWidth ?? ''}
              onChange={({ target: { valueAsNumber } }) =>
                change({
                  containerWidth:
                    valueAsNumber >= NARROWEST && valueAsNumber <= WIDEST
                      ? Math.round(valueAsNumber)
                      : undefined,
                })
              }
            />
          </label>
        </fieldset>
        <div className={styles.end}>
          <p className={styles.note}>
            These switches decide which of your rules apply. They do not change what the browser
            itself does: its forced colors, its own styles for focused and disabled elements,
            printed pages, and matchMedia() in your code.
          </p>
          <Button isSmall disabled={count === 0} onClick={() => onStates(NO_STATES)}>
            Reset all
          </Button>
        </div>
      </div>
    </Menu>
  );
}
