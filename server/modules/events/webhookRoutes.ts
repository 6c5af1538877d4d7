import { and, count, desc, eq, lt, sql } from '../../database/drizzle.ts'
import { isParent } from '../../database/isParent.ts'
import { isRow } from '../../database/isRow.ts'
import type { VendorRoutes } from '../../http/Handler.ts'
import { HttpError } from '../../http/HttpError.ts'
import { resendWebhooks } from './deliverWebhooks.ts'
import type { EventServices } from './EventServices.ts'
import { vendorEvents, webhookDeliveries, webhooks } from './tables.ts'
import { newWebhookSecret } from './webhookSecrets.ts'

type Webhook = typeof webhooks.$inferSelect

const deliveriesPerPage = 100
const webhooksPerVendor = 20
/** How long a replaced secret signs beside the new one. */
const overlapMilliseconds = 24 * 3600 * 1000

const refusedAddresses = {
  https_required: 'The address must begin with https://.',
  address_private: 'The host has an address in a private network, to which no webhook is sent.',
}

/** Webhooks of a vendor (EVT-3 to EVT-5). */
export function webhookRoutes({
  database: { queries },
  clock,
  checkWebhookAddress,
}: EventServices): VendorRoutes['webhooks'] {
  const refuseAddress = async (url: string) => {
    const fault = await checkWebhookAddress(url)
    if (fault)
      throw new HttpError('validation_failed', {
        fields: { url: [`validation.${fault}`] },
        message: refusedAddresses[fault],
      })
  }

  const answerOf = async ({ id, vendorId, url, email, types, createdAt, disabledAt }: Webhook) => {
    const [row] = await queries
      .select({ pending: count() })
      .from(webhookDeliveries)
      .where(
        and(
          eq(webhookDeliveries.vendorId, vendorId),
          eq(webhookDeliveries.webhookId, id),
          eq(webhookDeliveries.state, 'pending'),
        ),
      )
    return {
      id,
      url,
      email,
      types: types && [...types],
      createdAt: createdAt.toISOString(),
      disabledAt: disabledAt?.toISOString() ?? null,
      pending: row?.pending ?? 0,
    }
  }

  const find = async (vendorId: number, id: number): Promise<Webhook> => {
    const [row] = await queries.select().from(webhooks).where(isRow(webhooks, { id, vendorId }))
    if (!row) throw new HttpError('not_found')
    return row
  }

  return {
    async list({ vendor }) {
      const rows = await queries
        .select()
        .from(webhooks)
        .where(eq(webhooks.vendorId, vendor.id))
        .orderBy(webhooks.id)
      return { data: await Promise.all(rows.map(answerOf)) }
    },

    async create({ vendor, body: { url, email, types = null }, answerWith }) {
      await refuseAddress(url)
      const [present] = await queries
        .select({ count: count() })
        .from(webhooks)
        .where(eq(webhooks.vendorId, vendor.id))
      if ((present?.count ?? 0) >= webhooksPerVendor)
        throw new HttpError('validation_failed', {
          fields: { url: ['validation.webhooks_many'] },
          message: `The vendor has ${webhooksPerVendor} webhooks, which is the most. Remove one first.`,
        })
      const secret = newWebhookSecret()
      const [row] = await queries
        .insert(webhooks)
        .values({ vendorId: vendor.id, url, email, types, secret, createdAt: clock() })
        .returning()
      if (!row) throw new Error('A webhook was not written.')
      answerWith(201)
      return { data: { ...(await answerOf(row)), secret } }
    },

    async update({ vendor, params, body: { isEnabled, ...changes } }) {
      const present = await find(vendor.id, params.webhook)
      if (changes.url !== undefined) await refuseAddress(changes.url)
      const now = clock()
      const isSwitchedOn = isEnabled === true && present.disabledAt !== null
      await queries.transaction(async tx => {
        await tx
          .update(webhooks)
          .set({
            ...changes,
            // As it is now: a delivery that failed for three days may have switched it off since it was read.
            disabledAt: isEnabled === undefined ? sql`${webhooks.disabledAt}` : isEnabled ? null : now,
          })
          .where(isRow(webhooks, present))
        // The three days of retries begin again.
        if (isSwitchedOn)
          await tx
            .update(webhookDeliveries)
            .set({ nextTryAt: now, firstTriedAt: null, tries: 0 })
            .where(
              and(
                eq(webhookDeliveries.vendorId, vendor.id),
                eq(webhookDeliveries.webhookId, present.id),
                eq(webhookDeliveries.state, 'pending'),
              ),
            )
      })
      return { data: await answerOf(await find(vendor.id, present.id)) }
    },

    async remove({ vendor, params }) {
      await find(vendor.id, params.webhook)
      await queries.delete(webhooks).where(isRow(webhooks, { id: params.webhook, vendorId: vendor.id }))
    },

    async rotateSecret({ vendor, params, answerWith }) {
      const secret = newWebhookSecret()
      const previousUntil = new Date(clock().getTime() + overlapMilliseconds)
      const [row] = await queries
        .update(webhooks)
        .set({ secret, previousSecret: sql`${webhooks.secret}`, previousSecretUntil: previousUntil })
        .where(isRow(webhooks, { id: params.webhook, vendorId: vendor.id }))
        .returning({ id: webhooks.id })
      if (!row) throw new HttpError('not_found')
      answerWith(201)
      return { data: { secret, previousUntil: previousUntil.toISOString() } }
    },

    async deliveries({ vendor, params, query: { state, before } }) {
      const { id } = await find(vendor.id, params.webhook)
      const rows = await queries
        .select({ delivery: webhookDeliveries, event: vendorEvents.key, type: vendorEvents.type })
        .from(webhookDeliveries)
        .innerJoin(vendorEvents, isParent(vendorEvents, webhookDeliveries, webhookDeliveries.eventId))
        .where(
          and(
            eq(webhookDeliveries.vendorId, vendor.id),
            eq(webhookDeliveries.webhookId, id),
            state && eq(webhookDeliveries.state, state),
            before === undefined ? undefined : lt(webhookDeliveries.number, before),
          ),
        )
        .orderBy(desc(webhookDeliveries.number))
        .limit(deliveriesPerPage)
      return {
        data: rows.map(({ delivery, event, type }) => ({
          number: delivery.number,
          event,
          type,
          state: delivery.state,
          tries: delivery.tries,
          nextTryAt: delivery.state === 'pending' ? delivery.nextTryAt.toISOString() : null,
          lastStatus: delivery.lastStatus,
          lastFailure: delivery.lastFailure,
          deliveredAt: delivery.deliveredAt?.toISOString() ?? null,
        })),
      }
    },

    async resend({ vendor, params, body: { numbers } }) {
      const { id } = await find(vendor.id, params.webhook)
      const rows = await resendWebhooks(queries, { vendorId: vendor.id, webhookId: id, numbers }, clock())
      return { data: { queued: rows.length } }
    },
  }
}
