// Change: a hash whose percent signs encode nothing, such as `#100%`, is encoded before the router
// reads it, for Docusaurus decodes it unguarded and the whole site would crash.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

function mend(): void {
  const { hash } = location;
  try {
    decodeURIComponent(hash);
  } catch {
    history.replaceState(history.state, '', hash.replaceAll('%', '%25'));
  }
}

// Before the router, which listens once it renders.
if (ExecutionEnvironment.canUseDOM) addEventListener('popstate', mend);
