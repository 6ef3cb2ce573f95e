import useBaseUrl from '@docusaurus/useBaseUrl';
import { makeResetStyles } from '@griffel/react';

/** The minimum width in CSS pixels. In a smaller picture, labels would be smaller than 11 px. */
const MIN_WIDTH = 560;

const useFrameClass = makeResetStyles({
  marginBottom: 'var(--ifm-leading)',
  overflowX: 'auto',
  '& img': { display: 'block', maxWidth: '100%', height: 'auto' },
  '& [data-wide]': { minWidth: `${String(MIN_WIDTH)}px` },
});

interface DiagramProps {
  /** The picture's path, from the site's root. */
  src: string;
  /** A sentence that describes the picture. */
  alt: string;
  /** The intrinsic size in CSS pixels, so that nothing moves when the picture arrives. */
  width: string;
  height: string;
}

/**
 * A diagram that was drawn before the build. It shrinks to fit the column while it is legible, and never
 * grows.
 */
export function Diagram({ src, alt, width, height }: DiagramProps) {
  const isWide = Number(width) > MIN_WIDTH;
  return (
    <div className={`diagram ${useFrameClass()}`} tabIndex={isWide ? 0 : undefined}>
      <img
        data-wide={isWide || undefined}
        src={useBaseUrl(src)}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
      />
    </div>
  );
}
