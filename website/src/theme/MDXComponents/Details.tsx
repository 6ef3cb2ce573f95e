// Change: replaced by the browser's own element, because that opens and closes without a script.
import type { ComponentProps } from 'react';

export default function MDXDetails(props: ComponentProps<'details'>) {
  return <details {...props} />;
}
