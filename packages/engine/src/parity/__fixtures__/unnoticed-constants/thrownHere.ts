import { makeStyles } from '@griffel/react';

const fault = 'blue';
function read(color?: string): string {
  try {
    if (!color) throw fault as unknown;
    return color;
  } catch (error) {
    return String(error);
  }
}

export const useThrown = makeStyles({ root: { color: read() } });
