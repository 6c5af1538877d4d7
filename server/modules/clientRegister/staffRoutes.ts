import { fileKind } from '../../../src/api/rules/fileKind.ts'
import type { FileServices } from '../../files/FileServices.ts'
import { downloadAnswer } from '../../http/downloadAnswer.ts'
import type { VendorRoutes } from '../../http/Handler.ts'
import { HttpError } from '../../http/HttpError.ts'
import { pageBefore } from '../../http/pageBefore.ts'
import type { uploads } from '../uploads/tables.ts'
import { staffFormQueries } from './staffFormQueries.ts'
import type { clientRegistrations } from './tables.ts'

type Registration = typeof clientRegistrations.$inferSelect
type Upload = typeof uploads.$inferSelect

/** The uploads of one form. An identity document is absent after the vendor took the form over. */
const documentsOf = ({ form }: Registration, rows: readonly Upload[]) =>
  rows
    .filter(({ id }) => id === form.identityDocument || form.registryDocuments.includes(id))
    .map(row => ({
      ...row,
      kind:
        row.id === form.identityDocument ? ('identity-document' as const) : ('registry-document' as const),
    }))

const answerOf = (registration: Registration, rows: readonly Upload[]) => {
  const {
    vendor: _vendor,
    identityDocument: _identity,
    registryDocuments: _registry,
    ...fields
  } = registration.form
  return {
    reference: registration.reference,
    submittedAt: registration.createdAt.toISOString(),
    takenOverAt: registration.takenOverAt?.toISOString() ?? null,
    fields,
    files: documentsOf(registration, rows).map(({ id, kind, name, bytes }) => ({ id, kind, name, bytes })),
  }
}

/** Client data forms, as the vendor's staff take them over (EVT-6). */
export function staffClientFormsRoutes({
  database: { queries },
  clock,
  files,
}: FileServices): VendorRoutes['clientForms'] {
  const forms = staffFormQueries(queries)

  const find = async (vendorId: number, reference: string) => {
    const registration = await forms.find(vendorId, reference)
    if (!registration) throw new HttpError('not_found')
    return { registration, rows: await forms.uploadsOf([registration]) }
  }

  const answerOne = async (vendorId: number, reference: string) => {
    const { registration, rows } = await find(vendorId, reference)
    return { data: answerOf(registration, rows) }
  }

  return {
    async list({ vendor, query: { before, limit, isTakenOver } }) {
      const registrations = await forms.page(vendor.id, { before, isTakenOver }, limit + 1)
      const { rows: page, meta } = pageBefore(registrations, limit, ({ id }) => id)
      const rows = await forms.uploadsOf(page)
      return { data: page.map(registration => answerOf(registration, rows)), meta }
    },

    one: ({ vendor, params }) => answerOne(vendor.id, params.form),

    async file({ vendor, params }) {
      const { registration, rows } = await find(vendor.id, params.form)
      const document = documentsOf(registration, rows).find(({ id }) => id === params.file)
      if (!document) throw new HttpError('not_found')
      const content = await files.read(document.path)
      const mime = fileKind(content)?.mime ?? 'application/octet-stream'
      return downloadAnswer({ name: document.name, mime, content })
    },

    async takeOver({ vendor, params }) {
      const { registration, rows } = await find(vendor.id, params.form)
      await forms.takeOver(registration, clock())
      const identity = documentsOf(registration, rows).find(({ kind }) => kind === 'identity-document')
      // The file goes before its row, so that a failure can be repeated.
      if (identity) {
        await files.remove(identity.path)
        await forms.removeUpload(identity.id)
      }
      return answerOne(vendor.id, params.form)
    },
  }
}
