import { makeStyles } from '@griffel/react';

export const useClasses = makeStyles({
  root: {
    '--image-1': 'url(./dot.svg?1)',
    '--image-2': 'url(./dot.svg?2)',
    '--image-3': 'url(./dot.svg?3)',
    '--image-4': 'url(./dot.svg?4)',
    '--image-5': 'url(./dot.svg?5)',
    '--image-6': 'url(./dot.svg?6)',
    '--image-7': 'url(./dot.svg?7)',
    '--image-8': 'url(./dot.svg?8)',
    '--image-9': 'url(./dot.svg?9)',
    '--image-10': 'url(./dot.svg?10)',
    '--image-11': 'url(./dot.svg?11)',
    '--image-12': 'url(./dot.svg?12)',
  },
});
