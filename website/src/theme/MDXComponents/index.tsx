// Change: adds the elements that the steps over the page's tree put in place of fences.
import MDXComponents from '@theme-original/MDXComponents';
import { CodeBlock } from '../../code-block/CodeBlock';
import { Diagram } from '../../diagram/Diagram';
import { Sample } from '../../sample/Sample';

export default { ...MDXComponents, CodeBlock, Diagram, Sample };
