import { findWindowedChromium } from './browser.ts'
import { findContainerTools } from './containerTools.ts'
import { findOldLibraries, libraryPackages } from './oldLibraries.ts'
import { findFirefox, findWebKit } from './otherBrowsers.ts'
import { findPatroni, patroniPackages } from './patroni.ts'
import { findPhp } from './php.ts'
import { findPooler, poolerPackages } from './pooler.ts'
import { findScreenReader, screenReaderPackages } from './screenReader.ts'
import { installDebians } from './systemPrograms.ts'

/** System programs that tests need in addition to Chromium, with their Debian packages. */
const programs = {
  PHP: { find: findPhp, packages: ['php-cli'] },
  PgBouncer: { find: findPooler, packages: poolerPackages },
  Patroni: { find: findPatroni, packages: patroniPackages },
  Firefox: { find: findFirefox, packages: ['firefox-esr'] },
  // WebKitGTK has no headless mode.
  WebKitGTK: { find: findWebKit, packages: ['webkit2gtk-driver', 'xvfb'] },
  'Chromium with windows': { find: findWindowedChromium, packages: ['chromium'] },
  'screen reader': { find: findScreenReader, packages: screenReaderPackages },
  'container tools': { find: findContainerTools, packages: ['xmlsec1', 'unzip'] },
  'old libraries': { find: findOldLibraries, packages: libraryPackages },
} as const

type TestProgram = keyof typeof programs

/**
 * Installs missing programs if possible. Tests whose program is still missing are skipped.
 * @param names all if none is named
 */
export function installTestPrograms(...names: readonly TestProgram[]): void {
  const wanted = names.length > 0 ? names.map(name => programs[name]) : Object.values(programs)
  const missing = wanted.filter(({ find }) => !find())
  if (missing.length > 0) installDebians(missing.flatMap(({ packages }) => packages))
}
