import type { PathCommand } from 'opentype.js';

/**
 * Prints outlines as the data of an SVG path, to a tenth of a unit. (The font library's own
 * `toPathData` prints `NaN` for numbers as small as 1e-14, and a renderer stops drawing there.)
 */
export function printPath(commands: readonly PathCommand[]): string {
  return commands
    .map((command) => {
      const { type } = command;
      if (type === 'Z') return type;
      const numbers = [
        ...('x1' in command ? [command.x1, command.y1] : []),
        ...('x2' in command ? [command.x2, command.y2] : []),
        command.x,
        command.y,
      ];
      return type + numbers.map((number) => Number(number.toFixed(1))).join(' ');
    })
    .join('');
}
