import { declarationWindow } from '../../../src/api/rules/declarationWindow.ts'
import type { GuestMeter } from '../../../src/api/schemas/guestReadings.ts'
import { dayIn } from '../../common/days.ts'
import type { CoreServices } from '../../http/CoreServices.ts'
import { HttpError } from '../../http/HttpError.ts'
import { withIdempotencyKey } from '../../http/idempotency.ts'
import { deadlineDay } from '../meters/deadlineDay.ts'
import { guestDeclarationScope } from '../meters/declarationKeys.ts'
import { prepareMeters } from '../meters/listMeters.ts'
import type { vendors } from '../vendors/tables.ts'
import { declareReadings } from './declareReadings.ts'
import { countAttempt, findProven, type Proof } from './proveContract.ts'

/** Photos are shown to the account that sent them, so nobody's are shown here. */
const nobody = 0

interface Submission extends Proof {
  readonly readings: readonly { readonly meterId: number; readonly valueTo: string }[]
}

/** Meters and readings of people who are not signed in, for the API and for the form without scripts (RDG-1, RDG-2). */
export function createGuestReadings(services: CoreServices) {
  const { database, clock } = services
  const { queries } = database
  const listMeters = prepareMeters(queries, { hasUses: false })

  /** The window in which a vendor takes readings. */
  const windowOf = async ({ id, timeZone }: typeof vendors.$inferSelect) => {
    const lastDay = await deadlineDay(queries, id)
    return { ...declarationWindow(clock(), timeZone, lastDay), deadlineDay: lastDay }
  }

  return {
    windowOf,

    /** @throws HttpError link_not_found for a wrong proof, after the same work as for a right one */
    async metersOf(proof: Proof, address: string): Promise<GuestMeter[]> {
      const { vendor, number } = await countAttempt(services, proof, address)
      const { contract, isProven } = await findProven(queries, vendor.id, number, proof)
      const { meters } = await listMeters(contract, {
        userId: nobody,
        timeZone: vendor.timeZone,
        now: clock(),
      })
      if (!isProven) throw new HttpError('link_not_found')
      return meters.map(({ objectId: _object, expiryDate: _expiry, ...meter }) => meter)
    },

    /**
     * @param key idempotency key
     * @throws HttpError link_not_found; validation_failed, as `declareReadings`
     */
    async submit(submission: Submission, key: string | undefined, address: string) {
      const { vendor, number } = await countAttempt(services, submission, address)
      const window = await windowOf(vendor)
      const call = { scope: guestDeclarationScope(vendor.id, number), key, request: submission }
      return withIdempotencyKey(services, call, async tx => {
        const { contract, isProven } = await findProven(tx, vendor.id, number, submission)
        if (!isProven) throw new HttpError('link_not_found')
        const now = clock()
        const today = dayIn(vendor.timeZone, now)
        return declareReadings(tx, { contract, readings: submission.readings, window, today, now })
      })
    },
  }
}
