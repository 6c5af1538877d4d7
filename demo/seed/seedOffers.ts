import { addDays, dayIn } from '../../server/common/days.ts'
import type { Transaction } from '../../server/database/Database.ts'
import { cleanHtml } from '../../server/modules/messages/cleanHtml.ts'
import { offers } from '../../server/modules/offers/tables.ts'
import { unreads } from '../../server/modules/unreads/tables.ts'
import { seedContracts } from './contracts.ts'
import { followIds } from './followIds.ts'
import { insert } from './insert.ts'
import { offerTexts } from './offerTexts.ts'

/** Offers of each vendor; some are new to every contract holder. */
export async function seedOffers(tx: Transaction, now: Date): Promise<void> {
  const today = dayIn('Europe/Vilnius', now)
  await insert(
    tx,
    offers,
    offerTexts.map(({ days, isUnread, body, ...offer }, index) => ({
      ...offer,
      id: index + 1,
      body: cleanHtml(body),
      currency: 'EUR',
      startsOn: addDays(today, days[0]),
      endsOn: addDays(today, days[1]),
    })),
  )
  await insert(
    tx,
    unreads,
    offerTexts.flatMap(({ vendorId, isUnread }, index) =>
      seedContracts
        .filter(contract => isUnread && contract.vendorId === vendorId)
        .map(({ id, userId }) => ({
          userId,
          vendorId,
          contractId: id,
          module: 'specialOffers',
          itemId: index + 1,
        })),
    ),
  )
  await followIds(tx, 'offers')
}
