import { makeStyles } from '@griffel/react';

export const useStyles = makeStyles({
  root: {
    backgroundImage: 'url("https://example.org/a b.png")',
    maskImage: "url('data:image/svg+xml;utf8,<svg/>')",
    filter: 'url(#blur)',
  },
});
