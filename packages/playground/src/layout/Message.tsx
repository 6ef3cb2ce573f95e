import { makeStyles, mergeClasses } from '@griffel/react';
import type { ReactNode } from 'react';
import { tokens } from '../look/tokens.ts';
import { useControlStyles } from '../look/useControlStyles.ts';

const useStyles = makeStyles({
  message: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px 8px',
    minWidth: 0,
    color: tokens.text,
    fontSize: '13px',
    lineHeight: '20px',
    overflowWrap: 'anywhere',
  },
  alert: {
    '::before': {
      content: '""',
      flexShrink: 0,
      width: '8px',
      height: '8px',
      borderRadius: '50%',
      backgroundColor: tokens.error,
    },
  },
  text: { minWidth: 0, margin: 0 },
});

export interface MessageAction {
  label: string;
  onPress: () => void;
  /** The one that most people want. */
  isPrimary?: boolean;
}

export interface MessageProps {
  /** How it is told: `alert` and `status` are read out; a region is found by its name. */
  role: 'alert' | 'status' | 'region';
  label?: string | undefined;
  children: ReactNode;
  actions?: readonly MessageAction[];
}

/** Something that the user should know, with what can be done about it. */
export function Message({ role, label, children, actions = [] }: MessageProps) {
  const styles = useStyles();
  const controls = useControlStyles();
  return (
    <div
      role={role}
      aria-label={label}
      className={mergeClasses(styles.message, role === 'alert' && styles.alert)}
    >
      <div className={styles.text}>{children}</div>
      {actions.map(({ label: name, onPress, isPrimary }) => (
        <button
          key={name}
          type="button"
          className={mergeClasses(controls.button, controls.small, isPrimary && controls.primary)}
          onClick={onPress}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
