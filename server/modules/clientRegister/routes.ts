import type { UploadPurpose } from '../../../src/api/schemas/uploadLimits.ts'
import { randomSecret } from '../../common/crypto.ts'
import { enforceRateLimit } from '../../http/enforceRateLimit.ts'
import type { Routes } from '../../http/Handler.ts'
import { HttpError } from '../../http/HttpError.ts'
import { idempotencyKeyOf, withIdempotencyKey } from '../../http/idempotency.ts'
import { invalidField } from '../../http/invalidField.ts'
import type { MailServices } from '../../mail/MailServices.ts'
import { recordEvent } from '../events/recordEvent.ts'
import { isFeatureOn } from '../platform/featureQueries.ts'
import { takeUploads } from '../uploads/takeUploads.ts'
import { mailForm } from './mailForm.ts'
import { registerQueries } from './registerQueries.ts'

const windowSeconds = 15 * 60

/** Public form of new owners (CDF-1 to CDF-3). */
export function clientRegisterRoutes(services: MailServices): Routes['clientRegister'] {
  const { database, clock, wake } = services
  const { houseAddresses } = registerQueries(database.queries)

  return {
    async clientRegister({ body, request, address, locale, answerWith }) {
      const limit = { perAccount: 20, perAddress: 20, windowSeconds }
      await enforceRateLimit(services, { action: 'client-register', account: address, address, ...limit })
      const now = clock()
      const reference = await withIdempotencyKey(
        services,
        { scope: `client-register ${address}`, key: idempotencyKeyOf(request), request: body },
        async tx => {
          const register = registerQueries(tx)
          const vendor = await register.vendorBySlug(body.vendor)
          if (!vendor) throw invalidField('vendor')
          if (!(await isFeatureOn(tx, vendor.id, 'contract-registration'))) throw new HttpError('forbidden')
          const consumeUploads = (ids: readonly string[], purpose: UploadPurpose, field: string) =>
            takeUploads(tx, ids, purpose, field, now)
          await consumeUploads(body.registryDocuments, 'registry-document', 'registryDocuments')
          await consumeUploads([body.identityDocument], 'identity-document', 'identityDocument')
          const row = {
            reference: randomSecret().slice(0, 12),
            vendorId: vendor.id,
            form: body,
            createdAt: now,
          }
          await register.insert(row)
          await mailForm(tx, vendor, { reference: row.reference, email: body.email, locale }, now)
          await recordEvent(
            tx,
            'client_form.submitted',
            { vendorId: vendor.id },
            { form: row.reference },
            now,
          )
          return row.reference
        },
      )
      wake()
      answerWith(201)
      return { data: { reference } }
    },

    async houseAddresses({ query: { vendor, search }, address }) {
      await enforceRateLimit(services, {
        action: 'house-addresses',
        account: address,
        address,
        perAccount: 300,
        perAddress: 300,
        windowSeconds,
      })
      return { data: await houseAddresses(vendor, search) }
    },
  }
}
