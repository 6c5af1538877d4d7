import { buildWhenStale } from '../../build/build.ts'
import { findChromium } from '../browser.ts'
import { main } from '../main.ts'
import { runProgram } from '../runProgram.ts'
import { installTestPrograms } from '../testPrograms.ts'

await main(async () => {
  installTestPrograms('Chromium with windows', 'Firefox', 'WebKitGTK', 'screen reader', 'old libraries')
  await findChromium()
  await buildWhenStale()
  const args = ['test', '--config', 'e2e/playwright.config.ts', ...process.argv.slice(2)]
  process.exitCode = await runProgram('playwright', args)
})
