import type { Command } from './Command.ts'
import { commands } from './commands.ts'

const aligned = (rows: readonly (readonly [string, string])[]): string => {
  const width = Math.max(...rows.map(([left]) => left.length))
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join('\n')
}

export const commandList = (listed: readonly Command[]): string =>
  aligned(listed.map(({ usage, summary }) => [usage, summary]))

/** Help of all commands. */
export const generalHelp = (): string =>
  [
    'Usage: npm run vendor -- <command> [options]',
    '',
    commandList(commands),
    '',
    'Every command takes --json, for programs, and --help.',
    'The database is that of DATABASE_URL; with EMBEDDED_DATABASE=on, that of DATA_DIR, while no server uses it.',
    'Exit codes: 0 done, 1 failed, 2 called wrongly, 3 imported, but rows were refused or a confirmation is needed.',
  ].join('\n')

/** Help of one command. */
export const commandHelp = ({ usage, summary, optionHelp = {} }: Command): string =>
  [
    `Usage: npm run vendor -- ${usage} [options]`,
    '',
    `  ${summary}`,
    '',
    aligned([...Object.entries(optionHelp), ['--json', 'prints JSON'], ['--help', 'prints this']]),
  ].join('\n')
