import { makeStyles as ms } from '@griffel/react';

export const useCard = ms({ card: { cursor: 'pointer', opacity: 0.5 } });
