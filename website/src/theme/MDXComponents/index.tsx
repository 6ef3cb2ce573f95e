// Change: adds the elements that the steps over the page's tree put in place of fences and prose.
import MDXComponents from '@theme-original/MDXComponents';
import { CodeBlock } from '../../code-block/CodeBlock';
import { Diagram } from '../../diagram/Diagram';
import { ServerHTML } from '../../page-html/ServerHTML';
import { Sample } from '../../sample/Sample';
import { ShellBlock } from '../../shell/ShellBlock';

export default { ...MDXComponents, CodeBlock, Diagram, Sample, ServerHTML, ShellBlock };
