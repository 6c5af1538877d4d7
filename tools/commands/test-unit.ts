import { findChromium } from '../browser.ts'
import { main } from '../main.ts'
import { runProgram } from '../spawn.ts'

await main(async () => {
  await findChromium()
  const args = ['run', '--config', 'tests/vitest.config.ts', ...process.argv.slice(2)]
  process.exitCode = await runProgram('vitest', args)
})
