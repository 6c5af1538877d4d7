import { findFirefox, findWebKit } from './otherBrowsers.ts'
import { findPhp } from './php.ts'
import { installDebians } from './systemPrograms.ts'

/** What tests need from the system beside Chromium, and Debian's packages of it. */
const programs = {
  PHP: { find: findPhp, packages: ['php-cli'] },
  Firefox: { find: findFirefox, packages: ['firefox-esr'] },
  // WebKitGTK has no mode without a screen.
  WebKitGTK: { find: findWebKit, packages: ['webkit2gtk-driver', 'xvfb'] },
} as const

type TestProgram = keyof typeof programs

/** Installs what is missing where that can be done. A test that finds no program of its own then is left out. */
export function installTestPrograms(...names: readonly TestProgram[]): void {
  const missing = names.map(name => programs[name]).filter(({ find }) => !find())
  if (missing.length > 0) installDebians(missing.flatMap(({ packages }) => packages))
}
