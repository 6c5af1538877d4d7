/** Runs a command's work; what goes wrong is told as a sentence, without a stack. */
export async function main(work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : error}`)
    process.exitCode = 1
  }
}
