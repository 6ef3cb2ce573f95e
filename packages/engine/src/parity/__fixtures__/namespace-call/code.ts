import * as griffel from '@griffel/react';
import { makeStyles } from '@griffel/react';

export const useFound = makeStyles({ root: { color: 'red' } });
export const useLeft = griffel.makeStyles({ root: { color: 'blue', left: '1px' } });
