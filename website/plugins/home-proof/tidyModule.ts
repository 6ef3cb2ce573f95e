/** As many zeros of a compiled style as fit on a line of the home page. */
const ZEROS_PER_LINE = 4;

/**
 * Sets what a compiler has printed in fewer and shorter lines; nothing but white space changes. A
 * shorthand leaves `B0oc: 0` for each longhand that it takes away: those share lines. Rules get
 * a line each.
 */
export function tidyModule(code: string): string {
  return code
    .replace(/(?:\n +\w+: 0,)+/g, (run) => {
      const indentation = /\n +/.exec(run)?.[0] ?? '\n';
      const zeros = run.trim().split(/\s*\n\s*/);
      const lines: string[] = [];
      for (let index = 0; index < zeros.length; index += ZEROS_PER_LINE) {
        lines.push(zeros.slice(index, index + ZEROS_PER_LINE).join(' '));
      }
      return lines.map((line) => indentation + line).join('');
    })
    .replace(/\{\s*p: (-?\d)\s*\}/g, '{ p: $1 }')
    .replace(/(?<=["\]]), (?=\[?"\.)/g, ',\n    ')
    .replace(/(?<=\n {2}\w: \[)(?=\[?"\.)/g, '\n    ');
}
