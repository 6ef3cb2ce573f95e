import { makeStyles } from '@griffel/react';

// The compilers lose loops that declare functions, or classes that read their own name.
const colors: Record<string, object> = { plain: { color: 'teal' } };
for (const name of ['first', 'second']) {
  function create(): object {
    return { color: 'gold' };
  }
  colors[name] = create();
}

const sizes: Record<string, object> = { plain: { width: '1px' } };
let count = 0;
while (count < 1) {
  if (count === 0) {
    function measure(): object {
      return { width: '2px' };
    }
    sizes['wide'] = measure();
  }
  count += 1;
}

const shades: Record<string, object> = { plain: { opacity: 1 } };
for (const name of ['light', 'dark']) {
  class Shade {
    opacity = 0.5;
    copy(): Shade {
      return new Shade();
    }
  }
  shades[name] = { ...new Shade().copy() };
}

// They keep those whose functions and classes do not need a copy for each step.
const gaps: Record<string, object> = {};
for (const name of ['small', 'large']) {
  const create = (): object => ({ gap: '4px' });
  gaps[name] = create();
}

export const useColors = makeStyles(colors);
export const useSizes = makeStyles(sizes);
export const useShades = makeStyles(shades);
export const useGaps = makeStyles(gaps);
