import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { type ResourceName, resourceNames } from '../../src/api/vendor/records.ts'
import type { Import } from '../../src/api/vendor/schemas/imports.ts'
import { findJob, importAnswer, latestJobs, refusalsOf } from '../modules/imports/importJobs.ts'
import { fieldsOf } from '../modules/imports/readers/fieldsOf.ts'
import { openRows } from '../modules/imports/readers/openRows.ts'
import { resources } from '../modules/imports/resources/resources.ts'
import { confirmEnd, runImport } from '../modules/imports/runImport.ts'
import { type Command, UsageError } from './Command.ts'
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

export const importFile: Command = {
  usage: 'import <vendor> <resource> <file>',
  summary: `imports a file (.ndjson, .csv or .xml, also .gz) of ${resourceNames.join(', ')}`,
  options: { complete: { type: 'boolean' }, quiet: { type: 'boolean' } },
  optionHelp: {
    '--complete': 'the file holds all there is: what it lacks is ended',
    '--quiet': 'no counters and no mail, e.g. for old bills',
  },
  async run(services, [slug = '', name = '', path = ''], given) {
    const { id: vendorId } = await findVendor(services.database.queries, slug)
    const resource = resources[name as ResourceName]
    if (!resourceNames.includes(name as ResourceName))
      throw new UsageError(`There is no resource "${name}". There are: ${resourceNames.join(', ')}.`)
    if (given.complete && !resource.end) throw new UsageError(`There are no complete files of ${name}.`)
    const type = types[path.replace(/\.gz$/, '').split('.').at(-1) ?? '']
    if (type === undefined)
      throw new UsageError('The file’s name must end in .ndjson, .csv or .xml, or in these with .gz.')
    await stat(path).catch(() => {
      throw new Error(`The file ${path} cannot be read.`)
    })
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
        ? [`More than a tenth would end. Confirm it: npm run vendor -- confirm ${slug} ${job.id}`]
        : job.refused > 0
          ? [`See why: npm run vendor -- refusals ${slug} ${job.id}`]
          : []
    const isWhole = job.state === 'done' && job.refused === 0
    return {
      json: job,
      text: [describeJob(job), ...hints].join('\n'),
      exitCode: job.state === 'failed' ? 1 : isWhole ? 0 : incomplete,
    }
  },
}

export const confirm: Command = {
  usage: 'confirm <vendor> <import>',
  summary: 'ends what a complete file lacked, where it was more than a tenth',
  async run(services, [slug = '', id = '']) {
    const { queries } = services.database
    const { id: vendorId } = await findVendor(queries, slug)
    const job = await findJob(queries, vendorId, Number(id) || 0)
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
    const { rows } = await refusalsOf(queries, await findJob(queries, vendorId, Number(id) || 0), 0)
    return {
      json: rows,
      text:
        rows
          .map(({ line, sourceId, message }) => `line ${line}  ${sourceId ?? '-'}  ${message}`)
          .join('\n') || 'No row was refused.',
    }
  },
}
