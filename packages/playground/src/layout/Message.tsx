import { mergeClasses } from '@griffel/react';
import type { ReactNode } from 'react';
import { Button } from '../controls/Button.tsx';
import { useMessageStyles } from './useLayoutStyles.ts';

interface MessageProps {
  /** Screen readers announce `alert` and `status`; a region is found by its name. */
  role: 'alert' | 'status' | 'region';
  label?: string | undefined;
  children: ReactNode;
  actions?: readonly { label: string; onPress: () => void }[];
}

/** A message to the user, with actions. */
export function Message({ role, label, children, actions = [] }: MessageProps) {
  const styles = useMessageStyles();
  return (
    <div
      role={role}
      aria-label={label}
      className={mergeClasses(styles.message, role === 'alert' && styles.alert)}
    >
      <div className={styles.text}>{children}</div>
      {actions.map(({ label: name, onPress }) => (
        <Button key={name} isSmall onClick={onPress}>
          {name}
        </Button>
      ))}
    </div>
  );
}
