import { and, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { fileKind } from '../../../src/api/rules/fileKind.ts'
import type { Queries } from '../../database/Database.ts'
import type { FileServices } from '../../files/FileServices.ts'
import { downloadAnswer } from '../../http/downloadAnswer.ts'
import type { VendorRoutes } from '../../http/Handler.ts'
import { HttpError } from '../../http/HttpError.ts'
import { uploads } from '../uploads/tables.ts'
import { clientRegistrations } from './tables.ts'

type Registration = typeof clientRegistrations.$inferSelect

const formsPerPage = 200

const documentsOf = async (queries: Queries, { form }: Registration) => {
  const rows = await queries
    .select()
    .from(uploads)
    .where(inArray(uploads.id, [form.identityDocument, ...form.registryDocuments]))
  return rows.map(row => ({
    ...row,
    kind: row.id === form.identityDocument ? ('identity-document' as const) : ('registry-document' as const),
  }))
}

/** Client data forms, as the vendor's staff take them over (EVT-6). */
export function staffClientFormsRoutes({
  database: { queries },
  clock,
  files,
}: FileServices): VendorRoutes['clientForms'] {
  const find = async (vendorId: number, reference: string): Promise<Registration> => {
    const [row] = await queries
      .select()
      .from(clientRegistrations)
      .where(and(eq(clientRegistrations.vendorId, vendorId), eq(clientRegistrations.reference, reference)))
    if (!row) throw new HttpError('not_found')
    return row
  }

  const answerOf = async (row: Registration) => {
    const { vendor: _vendor, identityDocument: _identity, registryDocuments: _registry, ...fields } = row.form
    const documents = await documentsOf(queries, row)
    return {
      reference: row.reference,
      submittedAt: row.createdAt.toISOString(),
      takenOverAt: row.takenOverAt?.toISOString() ?? null,
      fields,
      files: documents.map(({ id, kind, name, bytes }) => ({ id, kind, name, bytes })),
    }
  }

  return {
    async list({ vendor, query: { isTakenOver } }) {
      const rows = await queries
        .select()
        .from(clientRegistrations)
        .where(
          and(
            eq(clientRegistrations.vendorId, vendor.id),
            isTakenOver === undefined
              ? undefined
              : isTakenOver === 'true'
                ? isNotNull(clientRegistrations.takenOverAt)
                : isNull(clientRegistrations.takenOverAt),
          ),
        )
        .orderBy(desc(clientRegistrations.createdAt))
        .limit(formsPerPage)
      return { data: await Promise.all(rows.map(answerOf)) }
    },

    one: async ({ vendor, params }) => ({ data: await answerOf(await find(vendor.id, params.form)) }),

    async file({ vendor, params }) {
      const documents = await documentsOf(queries, await find(vendor.id, params.form))
      const document = documents.find(({ id }) => id === params.file)
      if (!document) throw new HttpError('not_found')
      const content = await files.read(document.path)
      const mime = fileKind(content)?.mime ?? 'application/octet-stream'
      return downloadAnswer({ name: document.name, mime, content })
    },

    async takeOver({ vendor, params }) {
      const row = await find(vendor.id, params.form)
      const identity = (await documentsOf(queries, row)).find(({ kind }) => kind === 'identity-document')
      if (row.takenOverAt === null)
        await queries
          .update(clientRegistrations)
          .set({ takenOverAt: clock() })
          .where(
            and(eq(clientRegistrations.reference, row.reference), isNull(clientRegistrations.takenOverAt)),
          )
      // The file goes before its row, so that a failure can be repeated.
      if (identity) {
        await files.remove(identity.path)
        await queries.delete(uploads).where(eq(uploads.id, identity.id))
      }
      return { data: await answerOf(await find(vendor.id, params.form)) }
    },
  }
}
