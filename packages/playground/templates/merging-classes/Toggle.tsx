import { makeStyles } from '@griffel/react';

const useClasses = makeStyles({
  root: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    marginRight: '20px',
    cursor: 'pointer',
  },
  input: { width: '18px', height: '18px', margin: 0, accentColor: '#bba6ff' },
});

interface ToggleProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

export function Toggle({ label, checked, onChange }: ToggleProps) {
  const classes = useClasses();

  return (
    <label className={classes.root}>
      <input
        type="checkbox"
        className={classes.input}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {label}
    </label>
  );
}
