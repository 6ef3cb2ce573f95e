// Change: replaces Docusaurus's own component in the browser, because it renders the banner about a wrong
// base path on the server only, and its text would be in every page's scripts. The style sheet hides the
// banner if it loads.
import '@docusaurus/core/lib/client/BaseUrlIssueBanner/styles.module.css';

export default function BaseUrlIssueBanner() {
  return null;
}
