import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Button } from './Button';

test('a primary button has the accent color', () => {
  render(<Button primary>Save</Button>);
  const button = screen.getByRole('button', { name: 'Save' });

  expect(getComputedStyle(button).backgroundColor).toBe('rgb(255, 210, 122)');
});

test('a button keeps its markup', () => {
  const { container } = render(<Button>Cancel</Button>);

  expect(container.firstChild).toMatchInlineSnapshot(`
    <button
      class=""
    >
      Cancel
    </button>
  `);
});
