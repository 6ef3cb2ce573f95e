import { makeResetStyles, makeStaticStyles, makeStyles } from '@griffel/react';

// css-loader escapes what could end a style tag, or begin a comment in it.
export const useStyles = makeStyles({
  root: {
    '::before': { content: '"</style><!--"' },
    '&[title="<Style>"]': { backgroundImage: 'url("data:image/svg+xml,<svg><b></svg><!-- -->")' },
    '@media (min-width: 400px)': { content: '"<styled> </i>"' },
  },
});
export const useReset = makeResetStyles({ '::after': { content: '"</STYLE>"' } });
export const useStaticStyles = makeStaticStyles({ 'a::after': { content: '"<!--"' } });
