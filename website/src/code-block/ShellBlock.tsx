import { makeResetStyles, type GriffelResetStyle } from '@griffel/react';
import { PACKAGE_MANAGERS } from '@griffel-site/samples/package-managers';
import { Children, isValidElement, useId, type ReactNode } from 'react';
import { chooseTabByKey } from '@griffel-site/playground/tab-stops';
import { tokens } from '../tokens/tokens';
import { usePackageManager } from '../root-choice/rootChoices';

/**
 * Applies a style to the element of the chosen package manager. The choice is known before the page is
 * hydrated, from an attribute of the document that an inline script sets; without it, the choice is npm.
 */
function whenChosen(style: GriffelResetStyle): GriffelResetStyle {
  const choices = PACKAGE_MANAGERS.map((manager) => [
    `:global(html[data-package-manager="${manager}"])`,
    { [`&[data-manager="${manager}"]`]: style },
  ]);
  return {
    ':global(html:not([data-package-manager]))': { '&[data-manager="npm"]': style },
    ...Object.fromEntries(choices),
  };
}

const useShellClass = makeResetStyles({
  position: 'relative',
  marginBottom: 'var(--ifm-leading)',
});

// On top of the head of the block, in place of its title.
const useTabsClass = makeResetStyles({
  position: 'absolute',
  insetBlockStart: '1px',
  insetInlineStart: '8px',
  zIndex: 1,
  display: 'flex',
  gap: '4px',
  // So that there is also space for both buttons.
  '@media (max-width: 22em)': {
    gap: 0,
    insetInlineStart: '11px',
    '& > button': { minWidth: 0, paddingInline: '5px' },
  },
  // They need JavaScript; without it, the title shows the language.
  '@media (scripting: none)': { visibility: 'hidden' },
});

const useTabClass = makeResetStyles({
  minHeight: '40px',
  padding: '0 8px',
  border: 0,
  background: 'transparent',
  color: tokens.muted,
  font: 'inherit',
  fontSize: '0.8125rem',
  cursor: 'pointer',
  ':hover': { background: tokens.raised },
  ':focus-visible': { outlineOffset: '-3px' },
  // As high as the head, whose buttons are higher there.
  '@media (pointer: coarse)': { minHeight: '52px' },
  ...whenChosen({ color: tokens.text, boxShadow: `inset 0 -2px 0 ${tokens.accent}` }),
});

const usePanelClass = makeResetStyles({
  display: 'none',
  '& > .code-block': { marginBottom: 0 },
  '& [data-title]': { visibility: 'hidden' },
  '@media (scripting: none)': { '& [data-title]': { visibility: 'visible' } },
  ...whenChosen({ display: 'block' }),
});

/**
 * Commands for each package manager. The style sheet shows those for the one that the user has chosen, on
 * any page. (The classic theme's tabs are three times as large, and show npm until the page is hydrated.)
 *
 * @param children - a code block for each, in the order of `PACKAGE_MANAGERS`
 */
export function ShellBlock({ children }: { children: ReactNode }) {
  const tabClass = useTabClass();
  const panelClass = usePanelClass();
  const id = useId();
  const [chosen, choose] = usePackageManager();
  // MDX also passes the line breaks between elements as children.
  const blocks = Children.toArray(children).filter((child) => isValidElement(child));

  return (
    <div className={`code-frame ${useShellClass()}`}>
      <div
        role="tablist"
        aria-label="Package manager"
        className={useTabsClass()}
        onKeyDown={(event) => chooseTabByKey(event, PACKAGE_MANAGERS, chosen, choose)}
      >
        {PACKAGE_MANAGERS.map((manager) => (
          <button
            key={manager}
            id={`${id}-${manager}`}
            type="button"
            role="tab"
            aria-selected={manager === chosen}
            aria-controls={`${id}-${manager}-panel`}
            tabIndex={manager === chosen ? 0 : -1}
            className={tabClass}
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
          className={panelClass}
          data-manager={manager}
        >
          {blocks[index]}
        </div>
      ))}
    </div>
  );
}
