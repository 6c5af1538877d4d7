import type { Queries } from '../../database/Database.ts'
import { eq, exists, or, sql } from '../../database/drizzle.ts'
import { organizations } from '../vendors/tables.ts'
import { cardPaymentServices } from './tables.ts'

/** SQL condition: payments to the organization are switched on, of its bills or of a service that anybody can pay. */
export const isPayable = (queries: Queries) =>
  or(
    organizations.isPayServiceEnabled,
    exists(
      queries
        .select({ one: sql`1` })
        .from(cardPaymentServices)
        .where(eq(cardPaymentServices.organizationId, organizations.id)),
    ),
  )
