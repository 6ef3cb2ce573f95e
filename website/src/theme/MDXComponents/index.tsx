// Change: replaced, because the classic list includes Mermaid, which no page needs, and animated details,
// for which the browser's own are enough; and because the remark plugins replace fences and prose with our
// components. The heading of a fold has no link to itself, because it is inside a control; the table of
// contents links to it.
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
import { ShellBlock } from '../../code-block/ShellBlock';

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
  // Docusaurus turns the element `details` into a component.
  Details: 'details',
  BelowTheFold,
  CodeBlock,
  Diagram,
  Sample,
  ServerHTML,
  ShellBlock,
};
