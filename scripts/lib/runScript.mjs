/**
 * Runs a script to its end. Of an error it prints the message alone: it is for who has started the script.
 *
 * @param {() => Promise<boolean | void>} run - returns whether it has passed; nothing where a server goes on
 */
export async function runScript(run) {
  try {
    const isPassed = await run();
    if (isPassed !== undefined) process.exit(isPassed ? 0 : 1);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
