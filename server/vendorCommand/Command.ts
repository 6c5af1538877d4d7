import type { ParseArgsOptionsConfig } from 'node:util'
import type { Clock } from '../common/Clock.ts'
import type { Logger } from '../common/Logger.ts'
import type { Database } from '../database/Database.ts'

export interface CommandServices {
  readonly database: Database
  readonly clock: Clock
  readonly logger: Logger
  /** Origins in a private network that may be asked for the configuration of an OpenID provider. */
  readonly privateOrigins: readonly string[]
}

/** Result of a command: text for people, and the same as JSON for programs. */
export interface CommandResult {
  readonly text: string
  readonly json: unknown
  /** Other than 0 if the command did not do all it was asked. */
  readonly exitCode?: number
}

export type Options = Readonly<Record<string, string | boolean | readonly (string | boolean)[] | undefined>>

/** One command of `npm run vendor`. */
export interface Command {
  /** Words and arguments, e.g. "key create <vendor>". */
  readonly usage: string
  readonly summary: string
  readonly options?: ParseArgsOptionsConfig
  /** Each option in a line for the help. */
  readonly optionHelp?: Readonly<Record<string, string>>
  readonly run: (
    services: CommandServices,
    args: readonly string[],
    options: Options,
  ) => Promise<CommandResult>
}

/** The command was called wrongly: exit code 2. */
export class UsageError extends Error {}

export const textOption = (options: Options, name: string): string | undefined => {
  const value = options[name]
  return typeof value === 'string' ? value : undefined
}

/** The id that an argument names; one that no row has if it is no number, or too large for a column. */
export const idOf = (text: string): number => (/^\d{1,9}$/.test(text) ? Number(text) : 0)
