import useBaseUrl from '@docusaurus/useBaseUrl';
import { makeResetStyles } from '@griffel/react';

/** In CSS pixels. A picture that is shrunk further has labels of less than 11. */
const LEAST = 560;

const useFrameClass = makeResetStyles({
  marginBottom: 'var(--ifm-leading)',
  overflowX: 'auto',
  // What does not scroll has no timeline, and no fade.
  animationName: {
    from: { maskImage: 'linear-gradient(to left, transparent, #000 40px)' },
    to: { maskImage: 'linear-gradient(to left, #000, #000 40px)' },
  },
  animationTimingFunction: 'linear',
  animationFillMode: 'both',
  animationTimeline: 'scroll(self inline)',
  '& img': { display: 'block', maxWidth: '100%', height: 'auto' },
  '& [data-wide]': { minWidth: `${String(LEAST)}px` },
});

interface DiagramProps {
  /** The picture's address, from the site's root. */
  src: string;
  /** What the picture shows, in a sentence. */
  alt: string;
  /** Its own size in CSS pixels, so that nothing moves when it arrives. */
  width: string;
  height: string;
}

/** A diagram that was drawn before the build. It shrinks to the column as long as it can be read, and never grows. */
export function Diagram({ src, alt, width, height }: DiagramProps) {
  const frameClass = useFrameClass();
  const isWide = Number(width) > LEAST;
  return (
    <div className={frameClass} tabIndex={isWide ? 0 : undefined}>
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
