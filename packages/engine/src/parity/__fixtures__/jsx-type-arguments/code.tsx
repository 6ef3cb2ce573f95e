import { makeStyles } from '@griffel/react';
import type { ReactNode } from 'react';

interface Item {
  title: string;
}

function List<T>({ items, children }: { items?: T[]; children?: ReactNode }) {
  return <ul title={String(items)}>{children}</ul>;
}

export const assertItem = (item: unknown): asserts item is Item => {
  if (!item) throw new Error('No item');
};
export const App = () => (
  <p className={useClasses().root}>
    <List<Item>>all</List>
    <List<Record<string, (item: Item) => void>> items={[]} />
  </p>
);

export const useClasses = makeStyles({ root: { color: 'red' } });
