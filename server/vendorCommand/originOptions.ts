import { isOrigin } from '../web/isOrigin.ts'
import { type Options, UsageError } from './Command.ts'

/** The option `--origin`, which can be repeated. */
export const originArguments = { origin: { type: 'string', multiple: true } } as const

/**
 * Reads the origins that an option names: undefined without the option, none for one empty text.
 * @throws UsageError if one has a path, or is no address
 */
export function originsOf(given: Options): readonly string[] | undefined {
  if (!Array.isArray(given.origin)) return undefined
  if (given.origin.join('') === '') return []
  const origins = [...new Set(given.origin.map(String))]
  const wrong = origins.find(origin => !isOrigin(origin))
  if (wrong !== undefined)
    throw new UsageError(`--origin must be an origin like https://www.example.com, without a path: ${wrong}`)
  return origins
}
