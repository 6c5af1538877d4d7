import { findChromium } from '../browser.ts'
import { installTestPrograms } from '../testPrograms.ts'
import {
  build,
  checkLint,
  checkTypes,
  findPrograms,
  runPlaywright,
  runSteps,
  runVitest,
} from '../testSteps.ts'

await runSteps({
  Programs: findPrograms(() => {
    installTestPrograms('PHP', 'Firefox', 'WebKitGTK')
    return findChromium()
  }),
  Types: checkTypes,
  Lint: checkLint,
  'Unit, API and element tests': runVitest(),
  Build: build,
  'Browser tests': runPlaywright(),
})
