import type { ResourceName } from '../../../src/api/vendor/records.ts'
import { resourceNames } from '../../../src/api/vendor/records.ts'
import type { VendorRoutes } from '../../http/Handler.ts'
import { HttpError } from '../../http/HttpError.ts'
import type { MailServices } from '../../mail/MailServices.ts'
import { hashRecord } from './batches/hashRecord.ts'
import { writeBatch } from './batches/writeBatch.ts'
import { findJob, importAnswer, latestJobs, refusalsOf } from './importJobs.ts'
import type { AnyRecord } from './Resource.ts'
import { fieldsOf } from './readers/fieldsOf.ts'
import { openRows } from './readers/openRows.ts'
import { resources } from './resources/resources.ts'
import { confirmEnd, runImport } from './runImport.ts'

type ImportRoutes = Pick<VendorRoutes, 'imports' | 'records'>

const invalid = (field: string, key: string, message?: string) =>
  new HttpError('validation_failed', { fields: { [field]: [key] }, ...(message && { message }) })

/** Records of vendors' systems, one by one and in files (VND-2 to VND-4). */
export function importsRoutes(services: MailServices): ImportRoutes {
  const { database, clock } = services
  const { queries } = database

  const putRecord =
    (name: ResourceName): ImportRoutes['records'][ResourceName] =>
    async ({ vendor, params, body }) => {
      const record = body as AnyRecord
      if (record.sourceId !== params.sourceId) throw invalid('sourceId', 'validation.differs_from_address')
      const options = { vendorId: vendor.id, isQuiet: false, now: clock() }
      const outcomes = await writeBatch(queries, resources[name], options, [await hashRecord(record)])
      services.wake()
      const outcome = outcomes.get(record.sourceId)
      if (outcome === undefined) throw new Error('A record has no outcome.')
      if (typeof outcome === 'object')
        throw invalid(outcome.field ?? 'body', `validation.${outcome.reason}`, outcome.message)
      return { data: { sourceId: record.sourceId, outcome } }
    }

  return {
    records: Object.fromEntries(
      resourceNames.map(name => [name, putRecord(name)]),
    ) as ImportRoutes['records'],

    imports: {
      async importFile({ vendor, params, query, request }) {
        const resource = resources[params.import]
        const isComplete = query.complete === 'true'
        if (isComplete && typeof resource.end === 'string')
          throw invalid('complete', 'validation.not_supported', resource.end)
        const encoding = request.headers.get('Content-Encoding')
        if (encoding !== null && encoding !== 'gzip') throw new HttpError('unsupported_media_type')
        const fields = fieldsOf(resource.schema)
        const rows = openRows({
          stream: request.body ?? new Blob([await request.arrayBuffer()]).stream(),
          type: request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? '',
          isGzip: encoding === 'gzip',
          resource: params.import,
          isField: column => fields.has(column),
        })
        const options = { vendorId: vendor.id, isComplete, isQuiet: query.quiet === 'true' }
        const job = await runImport(services, resource, options, rows)
        services.wake()
        return { data: importAnswer(job, clock()) }
      },

      async imports({ vendor }) {
        const jobs = await latestJobs(queries, vendor.id)
        return { data: jobs.map(job => importAnswer(job, clock())) }
      },

      async oneImport({ vendor, params }) {
        return { data: importAnswer(await findJob(queries, vendor.id, params.import), clock()) }
      },

      async refusals({ vendor, params, query: { after = 0 } }) {
        const job = await findJob(queries, vendor.id, params.import)
        const { rows, isLast } = await refusalsOf(queries, job, after)
        return { data: [...rows], meta: { nextAfter: isLast ? null : (rows.at(-1)?.number ?? null) } }
      },

      async confirmImport({ vendor, params }) {
        const job = await findJob(queries, vendor.id, params.import)
        const confirmed = await confirmEnd(services, job)
        if (!confirmed) throw invalid('import', 'validation.not_waiting')
        return { data: importAnswer(confirmed, clock()) }
      },
    },
  }
}
