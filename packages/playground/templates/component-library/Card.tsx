import { makeStyles } from '@griffel/react';
import type { ReactNode } from 'react';
import { tokens } from './tokens';

const useClasses = makeStyles({
  root: {
    maxWidth: '380px',
    padding: tokens.spaceLarge,
    border: `1px solid ${tokens.line}`,
    borderRadius: tokens.radius,
    backgroundColor: tokens.surface,
  },
  title: { margin: 0, marginBottom: tokens.spaceMedium, fontSize: '22px' },
  footer: { display: 'flex', flexWrap: 'wrap', gap: tokens.spaceSmall },
});

interface CardProps {
  title: string;
  footer: ReactNode;
  children: ReactNode;
}

export function Card({ title, footer, children }: CardProps) {
  const classes = useClasses();

  return (
    <section className={classes.root}>
      <h1 className={classes.title}>{title}</h1>
      {children}
      <footer className={classes.footer}>{footer}</footer>
    </section>
  );
}
