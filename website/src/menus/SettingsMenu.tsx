import globalData from '@generated/globalData';
import { makeResetStyles, makeStyles, mergeClasses } from '@griffel/react';
import { CODE_THEMES } from '@griffel-site/samples/code-themes';
import { PACKAGE_MANAGERS } from '@griffel-site/samples/package-managers';
import { useId, useRef, useState } from 'react';
import type { OfflineData } from '../../plugins/offline';
import {
  loadCodeThemes,
  useCodeTheme,
  useSampleLanguage,
  usePackageManager,
} from '../root-choice/rootChoices';
import { OfflineSwitch } from '../offline/OfflineSwitch';
import { SAMPLE_LANGUAGE } from '../root-choice/choices';
import { tokens } from '../tokens/tokens';
import { useDismissal } from './useDismissal';

const offline = globalData['offline']?.['default'] as OfflineData;

const useMenuClass = makeResetStyles({
  position: 'relative',
  marginInlineStart: '8px',
  // It needs JavaScript. A press before hydration is replayed afterwards (src/late-scripts).
  '@media (scripting: none)': { visibility: 'hidden' },
});

const usePlaceStyles = makeStyles({
  // In narrow windows, it is in the mobile sidebar instead.
  bar: { '@media (max-width: 996px)': { display: 'none' } },
  drawer: { position: 'static', marginInlineStart: 'auto' },
  /** As wide as the mobile sidebar, below its head. */
  drawerPanel: {
    insetBlockStart: 'var(--ifm-navbar-height)',
    insetInlineStart: '8px',
    insetInlineEnd: '8px',
    width: 'auto',
  },
});

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
  fontSize: '0.875rem',
  lineHeight: '1.25rem',
  cursor: 'pointer',
  ':hover': { background: tokens.raised, color: tokens.text },
  '&[aria-expanded="true"]': {
    borderColor: tokens.edge,
    background: tokens.raised,
    color: tokens.text,
  },
  '@media (pointer: coarse)': { minHeight: '44px' },
});

const usePanelClass = makeResetStyles({
  position: 'absolute',
  insetBlockStart: 'calc(100% + 8px)',
  insetInlineEnd: 0,
  zIndex: 'var(--ifm-z-index-overlay)',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '12px 20px',
  alignItems: 'center',
  width: '340px',
  padding: '16px',
  border: `1px solid ${tokens.edge}`,
  borderRadius: tokens.radius,
  background: tokens.raised,
  color: tokens.text,
  fontSize: '0.875rem',
  lineHeight: '1.25rem',
  boxShadow: '0 8px 24px #000a',
  // Labels above the lists, whose texts would not fit beside them.
  '@media (max-width: 22em)': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: '4px',
    '& > select': { marginBottom: '8px' },
  },
  '& select': {
    width: '100%',
    minHeight: '36px',
    padding: '0 8px',
    border: `1px solid ${tokens.edge}`,
    borderRadius: '6px',
    background: tokens.surface,
    color: tokens.text,
    font: 'inherit',
    cursor: 'pointer',
    '@media (pointer: coarse)': { minHeight: '44px', fontSize: '1rem' },
  },
});

interface SettingProps<Id extends string> {
  label: string;
  value: Id;
  options: readonly { id: Id; label: string }[];
  onChange: (id: Id) => void;
  /** Called when the user hovers or focuses it. */
  onPrepare?: () => void;
}

function Setting<Id extends string>({
  label,
  value,
  options,
  onChange,
  onPrepare,
}: SettingProps<Id>) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onPointerEnter={onPrepare}
        onFocus={onPrepare}
        onChange={({ target }) => {
          const chosen = options.find((option) => option.id === target.value);
          if (chosen) onChange(chosen.id);
        }}
      >
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.label}
          </option>
        ))}
      </select>
    </>
  );
}

const LANGUAGES = { ts: 'TypeScript', js: 'JavaScript' } as const;

/** Loads the other themes by the time that the list is open. */
const prepareThemes = () => {
  loadCodeThemes().catch(() => undefined);
};

/**
 * The user's settings for all pages: a button and its panel. The choices are read here, not in the panel,
 * so that choices in other tabs apply while the panel is closed.
 *
 * @param isInDrawer - whether it is in the mobile sidebar, not in the navigation bar
 */
export function SettingsMenu({ isInDrawer = false }: { isInDrawer?: boolean }) {
  const place = usePlaceStyles();
  const panelClass = usePanelClass();
  const root = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [theme, chooseTheme] = useCodeTheme();
  const [language, chooseLanguage] = useSampleLanguage();
  const [manager, chooseManager] = usePackageManager();

  useDismissal(
    root,
    () => isOpen,
    () => setOpen(false),
  );

  return (
    <div ref={root} className={mergeClasses(useMenuClass(), isInDrawer ? place.drawer : place.bar)}>
      <button
        type="button"
        className={useButtonClass()}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <svg width="16" height="16" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden>
          <path d="M1 4.5h7m4 0h3m-14 7h3m4 0h7M8 4.5a2 2 0 1 0 4 0 2 2 0 1 0-4 0m-4 7a2 2 0 1 0 4 0 2 2 0 1 0-4 0" />
        </svg>
        Settings
      </button>
      {isOpen && (
        <div
          role="group"
          aria-label="Settings"
          className={mergeClasses(panelClass, isInDrawer && place.drawerPanel)}
        >
          <Setting
            label="Code theme"
            value={theme}
            options={CODE_THEMES}
            onChange={chooseTheme}
            onPrepare={prepareThemes}
          />
          <Setting
            label="Sample language"
            value={language}
            options={SAMPLE_LANGUAGE.ids.map((id) => ({ id, label: LANGUAGES[id] }))}
            onChange={chooseLanguage}
          />
          <Setting
            label="Package manager"
            value={manager}
            options={PACKAGE_MANAGERS.map((id) => ({ id, label: id }))}
            onChange={chooseManager}
          />
          {offline.isShown && <OfflineSwitch />}
        </div>
      )}
    </div>
  );
}
