/** Runs a command. Prints the message of an error without its stack and sets the exit code to 1. */
export async function main(work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : error}`)
    process.exitCode = 1
  }
}
