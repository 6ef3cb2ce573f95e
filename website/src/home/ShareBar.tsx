import { useShareBarStyles } from './useShareBarStyles';

/**
 * A bar that fills a part of its width.
 *
 * @param share 0 to 1
 */
export function ShareBar({ share }: { share: number }) {
  const classes = useShareBarStyles();
  // A picture of its own, since style attributes are ruled out.
  return (
    <svg
      className={classes.bar}
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      width="100%"
      height="4"
      aria-hidden="true"
    >
      <rect className={classes.ground} width="100" height="4" />
      <rect className={classes.share} width={(share * 100).toFixed(1)} height="4" />
    </svg>
  );
}
