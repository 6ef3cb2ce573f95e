import useBaseUrl from '@docusaurus/useBaseUrl';
import { makeResetStyles } from '@griffel/react';

const usePictureClass = makeResetStyles({
  display: 'block',
  maxWidth: '100%',
  height: 'auto',
  margin: '0 auto var(--ifm-leading)',
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

/** A diagram that was drawn before the build. It shrinks to the column and never grows. */
export function Diagram({ src, alt, width, height }: DiagramProps) {
  const pictureClass = usePictureClass();
  return (
    <img
      className={pictureClass}
      src={useBaseUrl(src)}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
    />
  );
}
