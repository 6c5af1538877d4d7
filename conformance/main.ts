import { runConformance } from './runConformance.ts'

declare const __SUITE_VERSION__: string

process.exitCode = await runConformance(process.argv.slice(2), {
  version: __SUITE_VERSION__,
  print: text => process.stdout.write(`${text}\n`),
  printError: text => process.stderr.write(`${text}\n`),
})
