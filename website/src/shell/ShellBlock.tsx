import { PACKAGE_MANAGERS } from '@griffel-site/samples/package-managers';
import { Children, isValidElement, useId, type KeyboardEvent, type ReactNode } from 'react';
import styles from './ShellBlock.module.css';
import { usePackageManager } from './usePackageManager';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * Commands for each package manager, of which the stylesheet shows those for the one that the reader
 * has chosen, on any page. (The classic theme's tabs weigh three times as much, and show npm until
 * the page is hydrated.)
 *
 * @param children - a block of code for each, in the order of `PACKAGE_MANAGERS`
 */
export function ShellBlock({ children }: { children: ReactNode }) {
  const id = useId();
  const [chosen, choose] = usePackageManager();
  // MDX puts the line breaks between elements among them.
  const blocks = Children.toArray(children).filter((child) => isValidElement(child));

  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = PACKAGE_MANAGERS.at(
      (PACKAGE_MANAGERS.indexOf(chosen) + step) % PACKAGE_MANAGERS.length,
    );
    if (next === undefined) return;
    choose(next);
    document.getElementById(`${id}-${next}`)?.focus();
  };

  return (
    <div className={styles.shell}>
      <div role="tablist" aria-label="Package manager" className={styles.tabs} onKeyDown={move}>
        {PACKAGE_MANAGERS.map((manager) => (
          <button
            key={manager}
            id={`${id}-${manager}`}
            type="button"
            role="tab"
            aria-selected={manager === chosen}
            aria-controls={`${id}-${manager}-panel`}
            tabIndex={manager === chosen ? 0 : -1}
            className={styles.tab}
            data-manager={manager}
            onClick={() => choose(manager)}
          >
            {manager}
          </button>
        ))}
      </div>
      {PACKAGE_MANAGERS.map((manager, index) => (
        <div
          key={manager}
          id={`${id}-${manager}-panel`}
          role="tabpanel"
          aria-labelledby={`${id}-${manager}`}
          className={styles.panel}
          data-manager={manager}
        >
          {blocks[index]}
        </div>
      ))}
    </div>
  );
}
