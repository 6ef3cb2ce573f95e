import { makeStyles } from '@griffel/react';

const useClasses = makeStyles({
  card: { padding: '16px', border: '1px solid slategray', borderRadius: '8px' },
});

export function Card({ children }) {
  return <section className={useClasses().card}>{children}</section>;
}
