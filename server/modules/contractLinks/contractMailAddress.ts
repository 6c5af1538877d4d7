import { sql } from '../../database/drizzle.ts'
import { users } from '../accounts/tables.ts'
import { contractSettings } from './tables.ts'

/**
 * SQL expression: the address of a holder's mails about a contract. It is the contract's address, or the confirmed address
 * of the account if the contract has none; null if there is neither. The statement joins `users` and `contract_settings`.
 */
export const contractMailAddress = sql<
  string | null
>`coalesce(${contractSettings.email}, case when ${users.confirmedAt} is not null then ${users.email} end)`
