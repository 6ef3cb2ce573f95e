import { makeStyles } from '@griffel/react';
import { Frame } from './Frame';
import { Postcard } from './Postcard';

const useClasses = makeStyles({
  root: {
    maxWidth: '420px',
    padding: '32px',
    borderRadius: '12px',
    backgroundColor: '#11151b',
    color: '#e8edf4',
    fontFamily: 'system-ui, sans-serif',
  },
  title: { margin: '0 0 16px', fontSize: '20px' },
});

export default function App() {
  const classes = useClasses();

  return (
    <main className={classes.root}>
      <h1 className={classes.title}>One React tree, two documents</h1>
      <Frame title="Postcard">
        <Postcard />
      </Frame>
    </main>
  );
}
