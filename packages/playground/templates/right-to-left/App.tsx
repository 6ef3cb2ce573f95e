import { makeStyles, TextDirectionProvider } from '@griffel/react';
import { useState } from 'react';
import { Message } from './Message';

const useClasses = makeStyles({
  root: {
    maxWidth: '420px',
    padding: '32px',
    borderRadius: '12px',
    backgroundColor: '#11151b',
    color: '#e8edf4',
    fontFamily: 'system-ui, sans-serif',
  },
  button: {
    marginTop: '24px',
    padding: '10px 16px',
    border: '1px solid #7cc7ff',
    borderRadius: '8px',
    backgroundColor: 'transparent',
    color: '#7cc7ff',
    cursor: 'pointer',
    font: 'inherit',
    ':hover': { backgroundColor: '#181d26' },
    ':focus-visible': { outline: '2px solid #e8edf4', outlineOffset: '2px' },
  },
});

export default function App() {
  const classes = useClasses();
  const [dir, setDir] = useState<'ltr' | 'rtl'>('ltr');

  return (
    <main className={classes.root}>
      {/* The provider chooses the classes; `dir` changes
          the layout. */}
      <TextDirectionProvider dir={dir}>
        <div dir={dir} lang={dir === 'rtl' ? 'ar' : 'en'}>
          {dir === 'rtl' ? (
            <Message from="ليلى" text="صباح الخير! القهوة جاهزة." />
          ) : (
            <Message from="Layla" text="Good morning! Coffee is ready." />
          )}
        </div>
      </TextDirectionProvider>
      <button
        type="button"
        className={classes.button}
        onClick={() => setDir(dir === 'ltr' ? 'rtl' : 'ltr')}
      >
        {dir === 'ltr' ? 'Write from right to left' : 'Write from left to right'}
      </button>
    </main>
  );
}
