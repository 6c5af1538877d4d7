import { findOnSystem, findOrInstall, namedProgram } from './systemPrograms.ts'

/**
 * The PHP that the WordPress plugin is tried with: the one named by `RESIDENT_PHP`, else the system's, else Debian's
 * package. Throws a sentence that says what to do where there is none.
 */
export function findPhp(): string {
  const path = namedProgram('RESIDENT_PHP', 'PHP') ?? findOrInstall(() => findOnSystem(['php']), ['php-cli'])
  if (path) return path
  throw new Error(
    'No PHP was found to try the WordPress plugin with. Install its command line (php-cli), or name one in RESIDENT_PHP.',
  )
}
