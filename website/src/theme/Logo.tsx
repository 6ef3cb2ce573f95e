// Change: replaced, because the name is drawn (static/img/wordmark.svg, which plugins/identity puts
// into each page); the classic one loads the same picture twice, for a light page and a dark one.
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Props } from '@theme/Logo';

/** The site's name, drawn; a link home. */
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
