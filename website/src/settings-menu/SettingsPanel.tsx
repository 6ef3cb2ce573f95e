import globalData from '@generated/globalData';
import { makeResetStyles, makeStyles, mergeClasses } from '@griffel/react';
import { CODE_THEMES } from '@griffel-site/samples/code-themes';
import { PACKAGE_MANAGERS } from '@griffel-site/samples/package-managers';
import { useId } from 'react';
import type { OfflineData } from '../../plugins/offline';
import { OfflineSwitch } from '../offline/OfflineSwitch';
import { SAMPLE_LANGUAGE } from '../root-choice/choices';
import {
  loadCodeThemes,
  type useCodeTheme,
  type useSampleLanguage,
  type usePackageManager,
} from '../root-choice/rootChoices';
import { tokens } from '../tokens/tokens';

const offline = globalData['offline']?.['default'] as OfflineData;

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
  fontSize: '14px',
  lineHeight: '20px',
  boxShadow: '0 8px 24px #000a',
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
    '@media (pointer: coarse)': { minHeight: '44px', fontSize: '16px' },
  },
});

const usePlaceStyles = makeStyles({
  /** As wide as the menu of narrow windows, below its head. */
  drawer: {
    insetBlockStart: 'var(--ifm-navbar-height)',
    insetInlineStart: '8px',
    insetInlineEnd: '8px',
    width: 'auto',
  },
});

interface SettingProps<Id extends string> {
  label: string;
  value: Id;
  options: readonly { id: Id; label: string }[];
  onChange: (id: Id) => void;
  /** Called when the user turns to it. */
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

/** The other themes are there by the time that the list is open. */
const prepareThemes = () => {
  loadCodeThemes().catch(() => undefined);
};

type Choice<Hook extends () => [unknown, unknown]> = ReturnType<Hook>;

export interface SettingsPanelProps {
  isInDrawer: boolean;
  theme: Choice<typeof useCodeTheme>[0];
  onTheme: Choice<typeof useCodeTheme>[1];
  language: Choice<typeof useSampleLanguage>[0];
  onLanguage: Choice<typeof useSampleLanguage>[1];
  manager: Choice<typeof usePackageManager>[0];
  onManager: Choice<typeof usePackageManager>[1];
}

/** What the button "Settings" opens. */
export function SettingsPanel({
  isInDrawer,
  theme,
  onTheme,
  language,
  onLanguage,
  manager,
  onManager,
}: SettingsPanelProps) {
  const panelClass = usePanelClass();
  const place = usePlaceStyles();
  return (
    <div
      role="group"
      aria-label="Settings"
      className={mergeClasses(panelClass, isInDrawer && place.drawer)}
    >
      <Setting
        label="Code theme"
        value={theme}
        options={CODE_THEMES}
        onChange={onTheme}
        onPrepare={prepareThemes}
      />
      <Setting
        label="Sample language"
        value={language}
        options={SAMPLE_LANGUAGE.ids.map((id) => ({ id, label: LANGUAGES[id] }))}
        onChange={onLanguage}
      />
      <Setting
        label="Package manager"
        value={manager}
        options={PACKAGE_MANAGERS.map((id) => ({ id, label: id }))}
        onChange={onManager}
      />
      {offline.isShown && <OfflineSwitch />}
    </div>
  );
}
