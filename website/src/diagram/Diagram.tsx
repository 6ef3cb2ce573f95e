import useBaseUrl from '@docusaurus/useBaseUrl';
import { makeResetStyles } from '@griffel/react';

const usePictureClass = makeResetStyles({
  display: 'block',
  maxWidth: '100%',
  height: 'auto',
  marginBottom: 'var(--ifm-leading)',
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

/** A diagram that was drawn before the build. It shrinks to fit a phone, and never grows. */
export function Diagram({ src, alt, ...size }: DiagramProps) {
  return (
    <img
      className={usePictureClass()}
      src={useBaseUrl(src)}
      alt={alt}
      loading="lazy"
      decoding="async"
      {...size}
    />
  );
}
