import { findChromium } from '../browser.ts'
import { installTestPrograms } from '../testPrograms.ts'
import {
  build,
  buildAgain,
  checkLint,
  checkTypes,
  findPrograms,
  runPlaywright,
  runSteps,
  runVitest,
} from '../testSteps.ts'

await runSteps({
  Programs: findPrograms(() => {
    installTestPrograms()
    return findChromium()
  }),
  Types: checkTypes,
  Lint: checkLint,
  'Unit, API and element tests': runVitest(),
  Build: build,
  'Second build, equal': buildAgain,
  'Browser tests': runPlaywright(),
})
