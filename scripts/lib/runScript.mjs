/**
 * Runs a script to its end. For an error, it prints only the message, which is written for the script's user.
 *
 * @param {() => Promise<boolean | void>} run - returns whether it passed, or nothing if a server keeps running
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
