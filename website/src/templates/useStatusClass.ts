import { makeResetStyles } from '@griffel/react';
import { tokens } from '../tokens/tokens';

/** The class of a remark about what the address asks for; without text it takes no room. */
export const useStatusClass = makeResetStyles({
  padding: '8px 16px',
  border: `1px solid ${tokens.line}`,
  borderRadius: tokens.radius,
  ':empty': { display: 'none' },
});
