// Change: replaced, because the classic list brings Mermaid along, which no page draws, and animated
// details, where the browser's own do; and because the steps over the page's tree put elements of
// ours in place of fences and prose. The heading of a folded part has no link to itself, because it
// stands in a control; the contents list has its address.
import { useAnchorTargetClassName } from '@docusaurus/theme-common';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Admonition from '@theme/Admonition';
import Heading from '@theme/Heading';
import MDXLink from '@theme/MDXComponents/A';
import MDXCode from '@theme/MDXComponents/Code';
import MDXImg from '@theme/MDXComponents/Img';
import MDXLi from '@theme/MDXComponents/Li';
import MDXPre from '@theme/MDXComponents/Pre';
import MDXUl from '@theme/MDXComponents/Ul';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import CodeBlock from '../../code-block/CodeBlock';
import { Diagram } from '../../diagram/Diagram';
import { BelowTheFold } from '../../navigation/BelowTheFold';
import { ServerHTML } from '../../page-html/ServerHTML';
import { Sample } from '../../sample/Sample';
import { ShellBlock } from '../../shell/ShellBlock';

type HeadingProps = Omit<ComponentProps<typeof Heading>, 'as'>;

function FoldHeading({ id, className, ...props }: ComponentProps<'h3'>) {
  useBrokenLinks().collectAnchor(id);
  return <h3 {...props} id={id} className={clsx(className, useAnchorTargetClassName(id))} />;
}

export default {
  a: MDXLink,
  code: MDXCode,
  pre: MDXPre,
  ul: MDXUl,
  li: MDXLi,
  img: MDXImg,
  h1: (props: HeadingProps) => <Heading as="h1" {...props} />,
  h2: (props: HeadingProps) => <Heading as="h2" {...props} />,
  h3: (props: HeadingProps) =>
    props.className === 'fold-heading' ? (
      <FoldHeading {...props} />
    ) : (
      <Heading as="h3" {...props} />
    ),
  h4: (props: HeadingProps) => <Heading as="h4" {...props} />,
  h5: (props: HeadingProps) => <Heading as="h5" {...props} />,
  h6: (props: HeadingProps) => <Heading as="h6" {...props} />,
  admonition: Admonition,
  // Docusaurus writes the element as a component.
  Details: 'details',
  BelowTheFold,
  CodeBlock,
  Diagram,
  Sample,
  ServerHTML,
  ShellBlock,
};
