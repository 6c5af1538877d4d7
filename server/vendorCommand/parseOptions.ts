import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { nearestName } from '../../src/api/rules/nearestName.ts'
import { type Command, type Options, UsageError } from './Command.ts'

/**
 * Separates a command's arguments from its options, `--json` and `--help` among them.
 * @throws UsageError if the command has no such option, or one lacks its value or has one too many
 */
export function parseOptions(
  command: Command,
  args: readonly string[],
): { readonly positionals: readonly string[]; readonly values: Options } {
  const options: ParseArgsOptionsConfig = {
    ...command.options,
    json: { type: 'boolean' },
    help: { type: 'boolean' },
  }
  // Not strict, because Node's own sentences name the functions of its library.
  const { positionals, values, tokens } = parseArgs({
    args: [...args],
    options,
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
  for (const token of tokens) {
    if (token.kind !== 'option') continue
    const { name, rawName, value, inlineValue } = token
    const option = Object.hasOwn(options, name) ? options[name] : undefined
    if (!option) {
      const meant = nearestName(name, Object.keys(options))
      throw new UsageError(`There is no option ${rawName}.${meant ? ` Did you mean --${meant}?` : ''}`)
    }
    if (option.type === 'boolean' && value !== undefined) throw new UsageError(`${rawName} takes no value.`)
    if (option.type === 'string' && value === undefined)
      throw new UsageError(`${rawName} needs a value behind it.`)
    // The next option, most likely, because the value was forgotten.
    if (value !== undefined && !inlineValue && /^-./.test(value))
      throw new UsageError(
        `${rawName} needs a value behind it. Write ${rawName}=${value} if "${value}" is the value.`,
      )
  }
  return { positionals, values }
}
