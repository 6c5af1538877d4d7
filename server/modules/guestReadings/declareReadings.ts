import type { DeclarationWindow } from '../../../src/api/rules/declarationWindow.ts'
import type { GuestDeclaration } from '../../../src/api/schemas/guestReadings.ts'
import type { Transaction } from '../../database/Database.ts'
import { HttpError } from '../../http/HttpError.ts'
import { recordChange } from '../changes/recordChange.ts'
import type { ContractKey } from '../contracts/isOfContract.ts'
import { declareReading, invalidReading } from '../meters/declareReading.ts'
import { meterQueries } from '../meters/meterQueries.ts'

interface Readings {
  /** An active contract. */
  readonly contract: ContractKey
  readonly readings: readonly { readonly meterId: number; readonly valueTo: string }[]
  readonly window: DeclarationWindow
  /** Current calendar day of the vendor. */
  readonly today: string
  readonly now: Date
}

/**
 * Declares readings without an account by the rules of residents (MET-2, MET-3, MET-5), all or none.
 * @returns the readings, and whether any of them is new
 * @throws HttpError validation_failed with the key of each wrong one, e.g. `readings.0.valueTo`
 */
export async function declareReadings(
  tx: Transaction,
  { contract, readings, window, today, now }: Readings,
): Promise<{ readonly isNew: boolean; readonly declarations: GuestDeclaration[] }> {
  const fields: Record<string, readonly string[]> = {}
  const declarations: GuestDeclaration[] = []
  let isNew = false
  for (const [index, { meterId, valueTo }] of readings.entries()) {
    const meter = await meterQueries(tx).find(contract, meterId)
    if (!meter) {
      fields[`readings.${index}.meterId`] = ['validation.invalid']
      continue
    }
    try {
      if (!meter.isActive || meter.readingSource === 'remote')
        throw invalidReading('validation.meter_declaration_unavailable')
      if (!window.isOpen) throw invalidReading('validation.meter_declaration_closed')
      const result = await declareReading(tx, {
        meter,
        valueTo,
        today,
        userId: undefined,
        windowMonth: window.month,
        at: now,
      })
      isNew ||= result.isNew
      const { hasPhoto: _photo, ...declaration } = result.declaration
      declarations.push(declaration)
    } catch (error) {
      if (!(error instanceof HttpError) || !error.fields) throw error
      for (const [field, keys] of Object.entries(error.fields)) fields[`readings.${index}.${field}`] = keys
    }
  }
  if (Object.keys(fields).length > 0) throw new HttpError('validation_failed', { fields })
  if (isNew) await recordChange(tx, { vendorId: contract.vendorId, contractId: contract.id, topic: 'meters' })
  return { isNew, declarations }
}
