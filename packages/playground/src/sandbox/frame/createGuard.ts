import { LOOP_LIMIT, LoopError } from './LoopError.ts';

/** Looks at the clock at each 16th turn; asking it costs more than most turns. */
const MASK = 15;

const now = performance.now.bind(performance);
const channel = new MessageChannel();
const askForNextTask = channel.port1.postMessage.bind(channel.port1);
let turns = 0;
/** When the loops of the present task began; undefined when none did yet. */
let begin: number | undefined;

// The message comes when the present task is over, with all its promises.
channel.port2.onmessage = (): void => {
  begin = undefined;
};

/**
 * Makes the function that loops of a file call at each turn. It throws once the task takes too
 * long, and from then on at once in that line: React renders again what failed.
 */
export function createGuard(file: string): (line: number) => void {
  const stopped = new Set<number>();
  return (line) => {
    if (stopped.has(line)) throw new LoopError(file, line);
    if ((turns++ & MASK) !== 0 && begin !== undefined) return;
    const time = now();
    if (begin === undefined) {
      begin = time;
      askForNextTask(0);
    } else if (time - begin > LOOP_LIMIT) {
      stopped.add(line);
      throw new LoopError(file, line);
    }
  };
}
