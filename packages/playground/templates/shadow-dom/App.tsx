import { makeStaticStyles, makeStyles } from '@griffel/react';
import { Badge } from './Badge';
import { ShadowHost } from './ShadowHost';

// This rule applies to every <strong> of the page, but
// not inside the shadow root.
const usePageStyles = makeStaticStyles({
  strong: { textTransform: 'uppercase', letterSpacing: '0.1em' },
});

const useClasses = makeStyles({
  root: {
    display: 'grid',
    gap: '16px',
    maxWidth: '380px',
    padding: '32px',
    borderRadius: '12px',
    backgroundColor: '#11151b',
    color: '#e8edf4',
    fontFamily: 'system-ui, sans-serif',
  },
  place: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    padding: '16px',
    border: '1px solid #4a566b',
    borderRadius: '10px',
  },
});

export default function App() {
  usePageStyles();
  const classes = useClasses();

  return (
    <main className={classes.root}>
      <div className={classes.place}>
        In the page <Badge>Library card</Badge>
      </div>
      <div className={classes.place}>
        In a shadow root
        <ShadowHost>
          <Badge>Library card</Badge>
        </ShadowHost>
      </div>
    </main>
  );
}
