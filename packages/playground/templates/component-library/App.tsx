import { makeStyles } from '@griffel/react';
import { useState } from 'react';
import { Button } from './Button';
import { Card } from './Card';
import { Field } from './Field';
import { tokens } from './tokens';

const useClasses = makeStyles({
  root: {
    padding: tokens.spaceLarge,
    borderRadius: tokens.radius,
    backgroundColor: tokens.ground,
    color: tokens.text,
    fontFamily: 'system-ui, sans-serif',
  },
  // Button merges its className prop last, so this style
  // overrides the button's own.
  send: { flexGrow: 1 },
});

export default function App() {
  const classes = useClasses();
  const [email, setEmail] = useState('');
  const [status, setStatus] = useState<'new' | 'invalid' | 'done'>('new');

  const send = () => setStatus(/^\S+@\S+\.\S+$/.test(email) ? 'done' : 'invalid');
  const clear = () => {
    setEmail('');
    setStatus('new');
  };

  return (
    <main className={classes.root}>
      <Card
        title="The school paper"
        footer={
          <>
            <Button className={classes.send} onClick={send}>
              Send me the paper
            </Button>
            <Button appearance="quiet" onClick={clear}>
              Clear
            </Button>
          </>
        }
      >
        <Field
          label="Email"
          type="email"
          placeholder="you@example.com"
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
          error={status === 'invalid' && 'An address looks like you@example.com.'}
        />
        <p role="status">
          {status === 'done' ? `Thank you, ${email}.` : 'Every Friday, one page.'}
        </p>
      </Card>
    </main>
  );
}
