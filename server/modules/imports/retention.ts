import { importDays } from '../../../src/api/vendor/schemas/imports.ts'
import { lte, sql } from '../../database/drizzle.ts'
import { daysBefore, deleteRows, type RetentionRule } from '../../jobs/retention.ts'
import { importKeys, importRefusals, imports } from './tables.ts'

const isOverdue = (now: Date) => lte(imports.touchedAt, daysBefore(now, importDays))

/** SQL condition: rows of overdue imports. */
const isOfOverdue = ({ vendorId, importId }: typeof importRefusals | typeof importKeys, now: Date) =>
  sql`(${vendorId}, ${importId}) in (select ${imports.vendorId}, ${imports.id} from ${imports} where ${isOverdue(now)})`

/** The rows of an import go before it, because one import can have more than a batch. */
export const importsRetention: readonly RetentionRule[] = [
  deleteRows('refused rows of imports', importRefusals, now => isOfOverdue(importRefusals, now)),
  deleteRows('keys of imports', importKeys, now => isOfOverdue(importKeys, now)),
  deleteRows('imports', imports, isOverdue),
]
