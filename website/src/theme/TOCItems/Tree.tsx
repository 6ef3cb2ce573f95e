// Change: wrapped, because the pages' policy requires the HTML of headings to be trusted (src/trusted-types).
import type { WrapperProps } from '@docusaurus/types';
import Tree from '@theme-original/TOCItems/Tree';
import type TreeType from '@theme/TOCItems/Tree';
import { useMemo } from 'react';
import { trustHTML } from '../../trusted-types/trust';

export default function TOCItemsTree({ toc, ...props }: WrapperProps<typeof TreeType>) {
  const trusted = useMemo(() => trust(toc), [toc]);
  return <Tree toc={trusted} {...props} />;
}

type Contents = WrapperProps<typeof TreeType>['toc'];

function trust(toc: Contents): Contents {
  return toc.map(({ value, children, ...heading }) => ({
    ...heading,
    value: trustHTML(value),
    children: trust(children),
  }));
}
