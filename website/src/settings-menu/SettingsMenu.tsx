import { makeResetStyles, makeStyles, mergeClasses } from '@griffel/react';
import { useEffect, useRef, useState, type ComponentType, type KeyboardEvent } from 'react';
import { useCodeTheme, useSampleLanguage, usePackageManager } from '../root-choice/rootChoices';
import { tokens } from '../tokens/tokens';
import type { SettingsPanelProps } from './SettingsPanel';

const useMenuClass = makeResetStyles({
  position: 'relative',
  marginInlineStart: '8px',
  // It needs JavaScript. A press before it works is kept (src/late-scripts).
  '@media (scripting: none)': { visibility: 'hidden' },
});

const usePlaceStyles = makeStyles({
  // Narrow windows have it in their menu.
  bar: { '@media (max-width: 996px)': { display: 'none' } },
  drawer: { position: 'static', marginInlineStart: 'auto' },
});

const useAlertClass = makeResetStyles({
  position: 'absolute',
  insetBlockStart: 'calc(100% + 8px)',
  insetInlineEnd: 0,
  zIndex: 'var(--ifm-z-index-overlay)',
  width: '240px',
  padding: '12px 16px',
  border: `1px solid ${tokens.edge}`,
  borderRadius: tokens.radius,
  background: tokens.raised,
  color: tokens.error,
  fontSize: '14px',
  lineHeight: '20px',
});

/** Loads what the button opens. A failed request is made again by the next call. */
const loadPanel = async (): Promise<ComponentType<SettingsPanelProps>> =>
  (await import('./SettingsPanel')).SettingsPanel;

/** Fetches ahead; a press says whether it worked. */
const prepare = () => void loadPanel().catch(() => undefined);

const useButtonClass = makeResetStyles({
  display: 'flex',
  gap: '8px',
  alignItems: 'center',
  minHeight: '36px',
  padding: '0 10px',
  border: '1px solid transparent',
  borderRadius: tokens.radius,
  background: 'transparent',
  color: tokens.muted,
  font: 'inherit',
  fontSize: '14px',
  lineHeight: '20px',
  cursor: 'pointer',
  ':hover': { background: tokens.raised, color: tokens.text },
  '&[aria-expanded="true"]': {
    borderColor: tokens.edge,
    background: tokens.raised,
    color: tokens.text,
  },
  '@media (pointer: coarse)': { minHeight: '44px' },
});

/**
 * What users can set, for all pages at once: a button and its panel, which loads when a user means to open
 * it. The choices are read here, not in the panel, so that another tab's choice counts while it is closed.
 *
 * @param isInDrawer - stands in the menu of narrow windows, not in the bar
 */
export function SettingsMenu({ isInDrawer = false }: { isInDrawer?: boolean }) {
  const menuClass = useMenuClass();
  const place = usePlaceStyles();
  const buttonClass = useButtonClass();
  const alertClass = useAlertClass();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [Panel, setPanel] = useState<ComponentType<SettingsPanelProps>>();
  const [hasFailed, setHasFailed] = useState(false);
  const [theme, chooseTheme] = useCodeTheme();
  const [language, chooseLanguage] = useSampleLanguage();
  const [manager, chooseManager] = usePackageManager();

  useEffect(() => {
    if (!isOpen) return undefined;
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [isOpen]);

  const toggle = () => {
    setOpen(!isOpen);
    setHasFailed(false);
    loadPanel().then(
      (component) => setPanel(() => component),
      () => setHasFailed(true),
    );
  };

  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    // The menu around it stays.
    event.stopPropagation();
    setOpen(false);
    button.current?.focus();
  };

  return (
    <div
      ref={root}
      className={mergeClasses(menuClass, isInDrawer ? place.drawer : place.bar)}
      onKeyDown={close}
    >
      <button
        ref={button}
        type="button"
        className={buttonClass}
        aria-expanded={isOpen}
        onClick={toggle}
        onFocus={prepare}
        onPointerEnter={prepare}
      >
        <svg width="16" height="16" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden>
          <path d="M1 4.5h7m4 0h3m-14 7h3m4 0h7M8 4.5a2 2 0 1 0 4 0 2 2 0 1 0-4 0m-4 7a2 2 0 1 0 4 0 2 2 0 1 0-4 0" />
        </svg>
        Settings
      </button>
      {isOpen && Panel && (
        <Panel
          isInDrawer={isInDrawer}
          theme={theme}
          onTheme={chooseTheme}
          language={language}
          onLanguage={chooseLanguage}
          manager={manager}
          onManager={chooseManager}
        />
      )}
      {isOpen && !Panel && hasFailed && (
        <div role="alert" className={alertClass}>
          Settings did not load. Close them, then try again.
        </div>
      )}
    </div>
  );
}
