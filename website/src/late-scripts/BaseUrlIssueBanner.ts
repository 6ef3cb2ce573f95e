// Change: in the browser in place of Docusaurus's own, which renders the banner about a wrong base path on the
// server only, and would bring its text to every page. Its stylesheet hides the banner where styles load.
import '@docusaurus/core/lib/client/BaseUrlIssueBanner/styles.module.css';

export default function BaseUrlIssueBanner() {
  return null;
}
