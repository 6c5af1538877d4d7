import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { type ResourceName, resourceNames } from '../../src/api/vendor/records.ts'
import type { Import } from '../../src/api/vendor/schemas/imports.ts'
import type { Queries } from '../database/Database.ts'
import { HttpError } from '../http/HttpError.ts'
import {
  findJob,
  type ImportJob,
  importAnswer,
  latestJobs,
  refusalsOf,
} from '../modules/imports/importJobs.ts'
import { fieldsOf } from '../modules/imports/readers/fieldsOf.ts'
import { openRows } from '../modules/imports/readers/openRows.ts'
import { resources } from '../modules/imports/resources/resources.ts'
import { confirmEnd, runImport } from '../modules/imports/runImport.ts'
import {
  type Command,
  type CommandResult,
  type CommandServices,
  idOf,
  type Options,
  UsageError,
} from './Command.ts'
import { findVendor } from './findVendor.ts'

/** Media type by the end of a file's name, without ".gz". */
const types: Readonly<Record<string, string>> = {
  ndjson: 'application/x-ndjson',
  jsonl: 'application/x-ndjson',
  csv: 'text/csv',
  xml: 'application/xml',
}

/** The file was read, but not every row was accepted. */
const incomplete = 3

const describeJob = (job: Import): string =>
  [
    `Import ${job.id} of ${job.resource}: ${job.state.replace('_', ' ')}. ${job.rows} rows: ` +
      `${job.accepted} accepted, ${job.unchanged} unchanged, ${job.refused} refused; ${job.ended} ended.`,
    ...(job.failure ? [job.failure.message] : []),
  ].join('\n')

const importOptions = { complete: { type: 'boolean' }, quiet: { type: 'boolean' } } as const

const importOptionHelp = {
  '--complete': 'a file holds all there is: what it lacks is ended',
  '--quiet': 'no counters and no mail, e.g. for old bills',
}

export const importFile: Command = {
  usage: 'import <vendor> <resource> <file>',
  summary: `imports a file (.ndjson, .csv or .xml, also .gz) of ${resourceNames.join(', ')}`,
  options: importOptions,
  optionHelp: importOptionHelp,
  run: (services, [slug = '', name = '', path = ''], given) => importOne(services, slug, name, path, given),
}

async function importOne(
  services: CommandServices,
  slug: string,
  name: string,
  path: string,
  given: Options,
): Promise<CommandResult> {
  const { id: vendorId } = await findVendor(services.database.queries, slug)
  const resource = resources[name as ResourceName]
  if (!resourceNames.includes(name as ResourceName))
    throw new UsageError(`There is no resource "${name}". There are: ${resourceNames.join(', ')}.`)
  if (given.complete && typeof resource.end === 'string') throw new UsageError(resource.end)
  const type = types[path.replace(/\.gz$/, '').split('.').at(-1) ?? '']
  if (type === undefined)
    throw new UsageError('The file’s name must end in .ndjson, .csv or .xml, or in these with .gz.')
  const isFile = await stat(path).then(
    entry => entry.isFile(),
    () => false,
  )
  if (!isFile) throw new Error(`The file ${path} cannot be read.`)
  const fields = fieldsOf(resource.schema)
  const rows = openRows({
    stream: Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>,
    type,
    isGzip: path.endsWith('.gz'),
    resource: resource.name,
    isField: column => fields.has(column),
  })
  const options = { vendorId, isComplete: given.complete === true, isQuiet: given.quiet === true }
  const job = importAnswer(await runImport(services, resource, options, rows), services.clock())
  const hints =
    job.state === 'needs_confirmation'
      ? [
          'Nothing was ended, because it would be more than a tenth, or a row has no readable key.',
          `Confirm it: npm run vendor -- confirm ${slug} ${job.id}`,
        ]
      : job.refused > 0
        ? [`See why: npm run vendor -- refusals ${slug} ${job.id}`]
        : []
  const isWhole = job.state === 'done' && job.refused === 0
  return {
    json: job,
    text: [describeJob(job), ...hints].join('\n'),
    exitCode: job.state === 'failed' ? 1 : isWhole ? 0 : incomplete,
  }
}

/** The file of a folder that is named as a resource, e.g. "contracts.csv.gz". */
const fileOf = (names: readonly string[], resource: ResourceName) =>
  names.find(name =>
    Object.keys(types).some(type => [`${resource}.${type}`, `${resource}.${type}.gz`].includes(name)),
  )

export const importFolder: Command = {
  usage: 'import-folder <vendor> <folder>',
  summary: 'imports the files of a folder that are named as resources, like contracts.csv, in their order',
  options: importOptions,
  optionHelp: importOptionHelp,
  async run(services, [slug = '', folder = ''], given) {
    const names = await readdir(folder).catch(() => {
      throw new Error(`The folder ${folder} cannot be read.`)
    })
    const files = resourceNames.flatMap(name => {
      const file = fileOf(names, name)
      return file === undefined ? [] : [[name, join(folder, file)] as const]
    })
    if (files.length === 0)
      throw new Error(
        `The folder ${folder} has no file like contracts.csv, contracts.ndjson or contracts.xml.`,
      )
    const results: CommandResult[] = []
    for (const [name, path] of files) {
      const result = await importOne(services, slug, name, path, {
        ...given,
        complete: given.complete === true && typeof resources[name].end !== 'string',
      })
      results.push(result)
      // What comes later would name records that are not there.
      if (result.exitCode === 1) break
    }
    const codes = results.map(({ exitCode = 0 }) => exitCode)
    return {
      json: results.map(({ json }) => json),
      text: results.map(({ text }) => text).join('\n'),
      exitCode: codes.includes(1) ? 1 : Math.max(...codes),
    }
  },
}

/** @throws Error that says how to find the numbers of imports */
async function findImport(queries: Queries, vendorId: number, slug: string, id: string): Promise<ImportJob> {
  return findJob(queries, vendorId, idOf(id)).catch(error => {
    if (!(error instanceof HttpError)) throw error
    throw new Error(`The vendor "${slug}" has no import ${id}. List them: npm run vendor -- imports ${slug}`)
  })
}

export const confirm: Command = {
  usage: 'confirm <vendor> <import>',
  summary: 'ends what a complete file lacked, where that waits for a confirmation',
  async run(services, [slug = '', id = '']) {
    const { queries } = services.database
    const { id: vendorId } = await findVendor(queries, slug)
    const job = await findImport(queries, vendorId, slug, id)
    const confirmed = await confirmEnd(services, job)
    if (!confirmed) throw new Error(`The import ${id} does not wait for a confirmation.`)
    const answer = importAnswer(confirmed, services.clock())
    return { json: answer, text: describeJob(answer) }
  },
}

export const listImports: Command = {
  usage: 'imports <vendor>',
  summary: 'lists the latest 100 imports of a vendor',
  async run({ database: { queries }, clock }, [slug = '']) {
    const { id: vendorId } = await findVendor(queries, slug)
    const jobs = (await latestJobs(queries, vendorId)).map(job => importAnswer(job, clock()))
    return { json: jobs, text: jobs.map(describeJob).join('\n') || 'Nothing was imported.' }
  },
}

export const listRefusals: Command = {
  usage: 'refusals <vendor> <import>',
  summary: 'lists the first 1000 refused rows of an import, with line, key, field and reason',
  async run({ database: { queries } }, [slug = '', id = '']) {
    const { id: vendorId } = await findVendor(queries, slug)
    const job = await findImport(queries, vendorId, slug, id)
    const { rows } = await refusalsOf(queries, job, 0)
    return {
      json: rows,
      text:
        rows
          .map(({ line, sourceId, message }) => `line ${line}  ${sourceId ?? '-'}  ${message}`)
          .join('\n') ||
        (job.failure?.message ?? 'No row was refused.'),
    }
  },
}
