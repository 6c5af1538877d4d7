import { findOnSystem, namedProgram } from './systemPrograms.ts'

/** PHP for the tests of the WordPress plugin: the one that `RESIDENT_PHP` names, else the system's. */
export const findPhp = (): string | undefined => namedProgram('RESIDENT_PHP', 'PHP') ?? findOnSystem(['php'])
