import { findOnSystem, namedProgram } from './systemPrograms.ts'

/** The PHP that the WordPress plugin is tried with: the one named by `RESIDENT_PHP`, else the system's. */
export const findPhp = (): string | undefined => namedProgram('RESIDENT_PHP', 'PHP') ?? findOnSystem(['php'])
