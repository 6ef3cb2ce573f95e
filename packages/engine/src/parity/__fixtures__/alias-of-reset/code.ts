import { makeResetStyles as base } from '@griffel/react';

export const useBase = base({ margin: 0, color: 'navy' });
