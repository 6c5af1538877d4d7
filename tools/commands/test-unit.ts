import { findChromium } from '../browser.ts'
import { main } from '../main.ts'
import { runProgram } from '../runProgram.ts'
import { installTestPrograms } from '../testPrograms.ts'

await main(async () => {
  installTestPrograms('PHP', 'PgBouncer', 'Patroni', 'container tools')
  await findChromium()
  const args = ['run', '--config', 'tests/vitest.config.ts', ...process.argv.slice(2)]
  process.exitCode = await runProgram('vitest', args)
})
