// Change: replaced, because the name is an SVG (static/img/wordmark.svg, which plugins/identity inlines
// into each page); the classic one loads the same picture twice, for light and dark mode.
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Props } from '@theme/Logo';

/** The site's wordmark, which links to the home page. */
export default function Logo({ className }: Props) {
  const { title } = useDocusaurusContext().siteConfig;
  return (
    <Link to="/" {...(className !== undefined && { className })}>
      <svg role="img" aria-label={title} width="86" height="32">
        <use href="#wordmark" />
      </svg>
    </Link>
  );
}
