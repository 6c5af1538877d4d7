import { pino } from 'pino'
import { migrateDatabase } from '../database/migrate.ts'
import { openDatabase } from '../database/openDatabase.ts'
import { readMigrations } from '../database/readMigrations.ts'
import { failureText } from '../http/refusalOf.ts'
import { type Environment, readEnvironment } from '../settings/environment.ts'
import { type Command, type CommandResult, UsageError } from './Command.ts'
import { commands } from './commands.ts'
import { commandHelp, commandList, generalHelp } from './help.ts'
import { parseOptions } from './parseOptions.ts'

interface Output {
  readonly out: (text: string) => void
  readonly error: (text: string) => void
}

/** "key create" of "key create <vendor>". */
const wordsOf = ({ usage }: Command) => usage.split(' ').filter(word => !word.startsWith('<'))
const argumentsOf = ({ usage }: Command) => usage.split(' ').filter(word => word.startsWith('<'))

/**
 * Runs one operators' command.
 * @returns the exit code: 0 done, 1 failed, 2 called wrongly, 3 done in part
 */
export async function runVendorCommand(
  args: readonly string[],
  variables: Readonly<Record<string, string | undefined>>,
  { out, error }: Output,
): Promise<number> {
  const command = commands.find(candidate => wordsOf(candidate).every((word, index) => args[index] === word))
  try {
    if (!command) {
      const group = commands.filter(candidate => wordsOf(candidate)[0] === args[0])
      const asksForHelp = args.length === 0 || args[group.length > 0 ? 1 : 0] === '--help'
      if (!asksForHelp) {
        const names = group.map(candidate => wordsOf(candidate).join(' ')).join(', ')
        const hint = names ? `There are: ${names}.` : 'List them: npm run vendor -- --help'
        throw new UsageError(`There is no command "${args.join(' ')}". ${hint}`)
      }
      out(group.length > 0 ? commandList(group) : generalHelp())
      return 0
    }
    const { positionals, values } = parseOptions(command, args.slice(wordsOf(command).length))
    if (values.help) {
      out(commandHelp(command))
      return 0
    }
    const names = argumentsOf(command)
    if (positionals.length !== names.length)
      throw new UsageError(
        names.length === 0 ? 'The command takes no arguments.' : `Give ${names.join(' ')}.`,
      )
    const { text, json, exitCode = 0 } = await runOn(readEnvironment(variables), command, positionals, values)
    out(values.json ? JSON.stringify(json) : text)
    return exitCode
  } catch (failure) {
    const message = failureText(failure)
    const isUsage = failure instanceof UsageError
    // The list of all commands would scroll the sentence away.
    error(isUsage && command ? `${message}\n\n${commandHelp(command)}` : message)
    return isUsage ? 2 : 1
  }
}

async function runOn(
  environment: Environment,
  command: Command,
  args: readonly string[],
  options: Parameters<Command['run']>[2],
): Promise<CommandResult> {
  if (!environment.DATABASE_URL && environment.EMBEDDED_DATABASE === 'off')
    throw new Error(
      'DATABASE_URL must name the PostgreSQL database of the server, or EMBEDDED_DATABASE=on accept the embedded one.',
    )
  const logger = pino({ level: environment.LOG_LEVEL, base: null }, pino.destination(2))
  const database = await openDatabase(environment, logger)
  try {
    await migrateDatabase(database, await readMigrations())
    const privateOrigins = environment.IDENTITY_PRIVATE_ORIGINS
    return await command.run({ database, clock: () => new Date(), logger, privateOrigins }, args, options)
  } finally {
    await database.close()
  }
}
