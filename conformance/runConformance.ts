import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Level, levels } from '../src/api/schemas/levels.ts'
import { allCases } from './allCases.ts'
import { createKit } from './createKit.ts'
import { readPeople } from './People.ts'
import { help, type Options, readOptions } from './readOptions.ts'
import { exchangeText } from './report/exchangeText.ts'
import { htmlReport } from './report/html.ts'
import { junitReport } from './report/junit.ts'
import { resultText, summaryText } from './report/terminal.ts'
import { type Result, runCases } from './runCases.ts'

/** What the program uses of its process. */
export interface Terminal {
  /** Version of the kit. */
  readonly version: string
  readonly print: (text: string) => void
  readonly printError: (text: string) => void
}

/** Writes requests and answers of the failed cases, one file for each. */
function record(folder: string, results: readonly Result[]): void {
  for (const { case: one, state, reason, exchanges } of results) {
    if (state !== 'failed') continue
    const text = [one.id, one.title, reason, ...exchanges.map(exchange => exchangeText(exchange, 100_000))]
    writeFileSync(join(folder, `${one.id.replace(/[^\w.]+/g, '-')}.txt`), `${text.join('\n\n')}\n`)
  }
}

const ask = (url: string, path: string) => fetch(`${url.replace(/\/$/, '')}/${path}`)

/** @throws Error if nothing answers at the address, or no API does */
async function requireApi(url: string): Promise<void> {
  const answers = await Promise.all(['health-check', 'levels'].map(path => ask(url, path)))
  if (answers.every(({ status }) => status === 404))
    throw new Error('health-check is not found there. Does the address lack a path such as /api/v5?')
}

/** Levels that the back end says it offers; all where it has no such call. */
async function offeredLevels(url: string): Promise<readonly Level[]> {
  const response = await ask(url, 'levels')
  if (!response.ok) return levels
  const { data } = (await response.json()) as { data?: unknown }
  return Array.isArray(data) ? levels.filter(level => data.includes(level)) : levels
}

/**
 * Makes the folders of the reports before the first call, because cases of many minutes are lost without them.
 * @throws Error that names the option whose file cannot be written
 */
function prepareReports({ junit, html, record: folder }: Options): void {
  const prepare = (option: string, work: () => void) => {
    try {
      work()
    } catch (error) {
      throw new Error(`${option} cannot be written: ${(error as Error).message}`)
    }
  }
  for (const [option, path] of Object.entries({ '--junit': junit, '--html': html }))
    if (path)
      prepare(option, () => {
        mkdirSync(dirname(path), { recursive: true })
        appendFileSync(path, '')
      })
  if (folder) prepare('--record', () => mkdirSync(folder, { recursive: true }))
}

function read(args: readonly string[]) {
  const options = readOptions(args)
  if (!options) return undefined
  const people = readPeople(readFileSync(options.people, 'utf8'))
  prepareReports(options)
  return { options, people }
}

function writeReports(options: Options, results: readonly Result[], startedAt: Date, version: string) {
  const { junit, html, record: folder, url } = options
  const milliseconds = Date.now() - startedAt.getTime()
  if (junit) writeFileSync(junit, junitReport(results))
  if (html) writeFileSync(html, htmlReport(results, { url, version, startedAt, milliseconds }))
  if (folder) record(folder, results)
}

/**
 * Runs the program.
 * @returns its exit code
 */
export async function runConformance(
  args: readonly string[],
  { print, printError, version }: Terminal,
): Promise<number> {
  let input: ReturnType<typeof read>
  try {
    input = read(args)
  } catch (error) {
    printError(`${(error as Error).message}\nSee resident-conformance --help.`)
    return 2
  }
  if (!input) {
    print(help)
    return 0
  }
  const { options, people } = input
  const { url, patience, readOnly, verbose } = options
  const startedAt = new Date()
  let chosen: readonly Level[]
  try {
    await requireApi(url)
    chosen = options.levels ?? (await offeredLevels(url))
  } catch (error) {
    const { cause, message } = error as Error
    printError(`${url} does not answer: ${cause instanceof Error ? cause.message : message}`)
    return 3
  }
  print(`Testing ${url}: core${chosen.map(level => `, ${level}`).join('')}\n`)
  const kit = createKit({ url, people, patience })
  const onResult = (result: Result) => {
    if (result.state === 'failed' || (verbose && result.state !== 'not offered')) print(resultText(result))
  }
  const results = await runCases(kit, allCases, { levels: chosen, readOnly, onResult })
  writeReports(options, results, startedAt, version)
  print(summaryText(results))
  return results.some(({ state }) => state === 'failed') ? 1 : 0
}
