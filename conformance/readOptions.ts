import { parseArgs } from 'node:util'
import { type Level, levels } from '../src/api/schemas/levels.ts'

export interface Options {
  readonly url: string
  readonly people: string
  /** Undefined: those that the back end offers. */
  readonly levels: readonly Level[] | undefined
  readonly readOnly: boolean
  readonly patience: number
  readonly junit: string | undefined
  readonly html: string | undefined
  readonly record: string | undefined
  readonly verbose: boolean
}

export const help = `Usage: resident-conformance URL --people FILE [options]

Tests whether a back end speaks the API of Resident Widgets, so that the elements work on it.
URL is the address of the API, e.g. https://api.vendor.example/api/v5.

Run it against a test system: it signs in, changes profiles and starts payments. It undoes what the API can undo and
lists what it leaves behind.

Options:
  --people FILE     JSON with two residents of the test system and their passwords (see the guide)
  --level LIST      levels to test, separated by commas; default: those that the back end offers
                    ${levels.slice(0, 8).join(', ')},
                    ${levels.slice(8).join(', ')}
  --read-only       leaves out cases that change something
  --patience MS     longest time of an answer in milliseconds; default: 5000
  --junit FILE      writes a JUnit report
  --html FILE       writes a report as one HTML page
  --record FOLDER   writes requests and answers of failed cases, without passwords and tokens
  --verbose         prints every case, not only the failed ones
  --help            prints this text

Exit codes: 0 all cases passed · 1 a case failed · 2 wrong options or people file · 3 the back end does not answer
`

const isLevel = (name: string): name is Level => (levels as readonly string[]).includes(name)

/**
 * Reads the command line.
 * @returns undefined where the help is asked for
 * @throws Error that says what is wrong
 */
export function readOptions(args: readonly string[]): Options | undefined {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      people: { type: 'string' },
      level: { type: 'string', multiple: true },
      'read-only': { type: 'boolean', default: false },
      patience: { type: 'string', default: '5000' },
      junit: { type: 'string' },
      html: { type: 'string' },
      record: { type: 'string' },
      verbose: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return undefined
  const [url, ...rest] = positionals
  if (!url || rest.length > 0) throw new Error('Name one URL: the address of the API.')
  if (!URL.canParse(url) || !/^https?:/.test(url)) throw new Error(`"${url}" is no http address.`)
  if (!values.people) throw new Error('Name the people file with --people.')
  const patience = Number(values.patience)
  if (!Number.isInteger(patience) || patience < 1)
    throw new Error('--patience is a whole number of milliseconds.')
  const names = values.level?.flatMap(list => list.split(',')).map(name => name.trim())
  const unknown = names?.find(name => !isLevel(name) && name !== 'core')
  if (unknown !== undefined)
    throw new Error(`There is no level "${unknown}". There are: ${levels.join(', ')}.`)
  return {
    url,
    people: values.people,
    levels: names?.filter(isLevel),
    readOnly: values['read-only'],
    patience,
    junit: values.junit,
    html: values.html,
    record: values.record,
    verbose: values.verbose,
  }
}
