import { Fragment, type MouseEvent } from 'react';
import type { Piece } from '../engine/cutExcerpt';
import type { Choice, ChoiceGroup } from '../site-search/listChoices';

interface ChoiceListProps {
  id: string;
  className: string;
  groups: readonly ChoiceGroup[];
  /** The number of the choice that Enter selects, counted across all groups. */
  active: number;
  onChoose: (choice: Choice, event: MouseEvent) => void;
}

function Marked({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, isMatch }, index) =>
    isMatch ? <mark key={index}>{text}</mark> : <Fragment key={index}>{text}</Fragment>,
  );
}

/** The list of choices; keys in the field above move through it. */
export function ChoiceList({ id, className, groups, active, onChoose }: ChoiceListProps) {
  const starts = groups.map((_, group) =>
    groups.slice(0, group).reduce((sum, { choices }) => sum + choices.length, 0),
  );
  return (
    <div role="listbox" id={id} aria-label="Results" className={className}>
      {groups.map(({ label, isLabeled, choices }, group) => (
        <div key={group} role="group" aria-labelledby={`${id}-${String(group)}`}>
          <div id={`${id}-${String(group)}`} data-unseen={!isLabeled || undefined}>
            {label}
          </div>
          {choices.map((choice, place) => {
            const number = (starts[group] ?? 0) + place;
            const option = {
              id: optionId(id, number),
              role: 'option',
              'aria-selected': number === active,
              onClick: (event: MouseEvent) => onChoose(choice, event),
            };
            if (choice.kind === 'query') {
              return (
                <div key={choice.query} {...option}>
                  {choice.query}
                </div>
              );
            }
            return (
              <a key={choice.to} {...option} href={choice.to} tabIndex={-1}>
                <span>
                  <Marked pieces={choice.title} />
                </span>{' '}
                {choice.page !== '' && <span data-page>{choice.page}</span>}{' '}
                {choice.excerpt.length > 0 && (
                  <small>
                    <Marked pieces={choice.excerpt} />
                  </small>
                )}
              </a>
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** The id of a choice, by its number in the list. */
export function optionId(list: string, number: number): string {
  return `${list}-option-${String(number)}`;
}

function count(number: number, name: string): string {
  return `${String(number)} ${name}${number === 1 ? '' : 's'}`;
}

/** Describes the number of results: `3 results on 2 pages`. */
export function describeChoices(groups: readonly ChoiceGroup[]): string {
  const results = groups.reduce((sum, { choices }) => sum + choices.length, 0);
  return `${count(results, 'result')} on ${count(groups.length, 'page')}`;
}

/**
 * Moves the active choice by a key.
 *
 * @param active - the number of the active choice, or -1 for none
 * @param count - the number of choices
 * @returns the number of the next choice; undefined for other keys
 */
export function moveActive(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return (active + 1) % count;
    case 'ArrowUp':
      return active <= 0 ? count - 1 : active - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
