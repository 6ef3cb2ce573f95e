import { makeStyles, mergeClasses } from '@griffel/react';
import { useState } from 'react';
import { Ticket } from './Ticket';
import { tokens } from './tokens';
import { themeNames, useThemes } from './useThemes';

const useClasses = makeStyles({
  root: {
    maxWidth: '400px',
    padding: '32px',
    borderRadius: '12px',
    backgroundColor: tokens.ground,
    color: tokens.text,
    fontFamily: 'system-ui, sans-serif',
  },
  picker: { margin: '0 0 24px', padding: 0, border: 'none' },
  legend: { padding: 0, marginBottom: '8px' },
  option: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    marginRight: '16px',
    cursor: 'pointer',
  },
  input: { margin: 0, accentColor: tokens.accent },
});

export default function App() {
  const classes = useClasses();
  const themes = useThemes();
  const [theme, setTheme] = useState<(typeof themeNames)[number]>('slate');

  return (
    // Only this class changes. The components inside keep
    // their classes.
    <main className={mergeClasses(themes[theme], classes.root)}>
      <fieldset className={classes.picker}>
        <legend className={classes.legend}>Theme</legend>
        {themeNames.map((name) => (
          <label key={name} className={classes.option}>
            <input
              type="radio"
              name="theme"
              className={classes.input}
              checked={name === theme}
              onChange={() => setTheme(name)}
            />
            {name}
          </label>
        ))}
      </fieldset>
      <Ticket />
    </main>
  );
}
