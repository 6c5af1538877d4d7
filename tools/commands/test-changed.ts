import { globSync, readFileSync } from 'node:fs'
import { findChromium } from '../browser.ts'
import { changedFiles, commonCommit } from '../changedFiles.ts'
import { e2eFilesOfChange } from '../e2eFilesOfChange.ts'
import { main } from '../main.ts'
import { installTestPrograms } from '../testPrograms.ts'
import {
  build,
  checkLint,
  checkTypes,
  findPrograms,
  runPlaywright,
  runSteps,
  runVitest,
  runVitestSince,
} from '../testSteps.ts'

await main(async () => {
  const commit = commonCommit(process.argv[2] ?? 'main')
  const texts = globSync('e2e/*.spec.ts').map(path => [path, readFileSync(path, 'utf8')] as const)
  const e2eFiles = e2eFilesOfChange(changedFiles(commit), Object.fromEntries(texts))
  await runSteps({
    Programs: findPrograms(() => {
      installTestPrograms('Chromium with windows')
      return findChromium()
    }),
    Types: checkTypes,
    Lint: checkLint,
    Conventions: runVitest('--project', 'unit', 'tests/conventions'),
    'Unit, API and element tests of the change': runVitestSince(commit),
    ...(e2eFiles.length > 0 && { Build: build, 'Browser tests of the change': runPlaywright(...e2eFiles) }),
  })
})
