import * as z from 'zod/mini'
import { Code, localizedText } from '../../src/api/vendor/schemas/values.ts'
import { and, asc, eq, max } from '../database/drizzle.ts'
import { daysBefore } from '../jobs/retention.ts'
import { sessionDays } from '../modules/payments/sessionRetention.ts'
import { cardPaymentServices, paymentAccounts, paymentSessions } from '../modules/payments/tables.ts'
import { organizations } from '../modules/vendors/tables.ts'
import { type Command, UsageError } from './Command.ts'
import { findOrganization } from './findOrganization.ts'
import { findVendor } from './findVendor.ts'
import { readJsonFile } from './readJsonFile.ts'

const Texts = z.strictObject({ title: localizedText(200), referenceHint: localizedText(300) })

const like = '{"title": {"en": …, "lt": …, "lv": …, "ru": …}, "referenceHint": {the same}}'

export const setPaymentService: Command = {
  usage: 'payment-service set <vendor> <code> <organization> <file.json>',
  summary: 'lets anybody pay an organization by contract number, under the name and hint of a file',
  async run({ database: { queries } }, [slug = '', code = '', sourceId = '', path = '']) {
    if (!Code.safeParse(code).success)
      throw new UsageError('The code must have letters, digits, dots, hyphens and underlines only.')
    const organization = await findOrganization(queries, slug, sourceId)
    const { vendorId, id: organizationId, name, isPayServiceEnabled } = organization
    const texts = await readJsonFile(path, Texts, like)
    const [last] = await queries
      .select({ position: max(cardPaymentServices.position) })
      .from(cardPaymentServices)
    const saved = await queries
      .insert(cardPaymentServices)
      .values({ code, vendorId, organizationId, position: (last?.position ?? 0) + 1, ...texts })
      .onConflictDoUpdate({
        target: cardPaymentServices.code,
        set: { organizationId, ...texts },
        setWhere: eq(cardPaymentServices.vendorId, vendorId),
      })
      .returning({ code: cardPaymentServices.code })
    if (saved.length === 0) throw new Error(`The code "${code}" is taken by another vendor.`)
    const accounts = await queries.$count(paymentAccounts, eq(paymentAccounts.organizationId, organizationId))
    const missing = [
      ...(isPayServiceEnabled ? [] : ['"isPayServiceEnabled": true in its record']),
      ...(accounts > 0 ? [] : ['an account (npm run vendor -- account set)']),
    ]
    return {
      json: { vendor: slug, code, organization: sourceId },
      text:
        missing.length === 0
          ? `Anybody can pay ${name} as "${code}" on pages with <resident-card-payment>.`
          : `The service "${code}" is stored. Nobody can pay ${name} yet: it lacks ${missing.join(', and ')}.`,
    }
  },
}

export const listPaymentServices: Command = {
  usage: 'payment-service list <vendor>',
  summary: 'lists what anybody can pay without an account',
  async run({ database: { queries } }, [slug = '']) {
    const { id } = await findVendor(queries, slug)
    const rows = await queries
      .select({
        code: cardPaymentServices.code,
        organization: organizations.sourceId,
        title: cardPaymentServices.title,
        referenceHint: cardPaymentServices.referenceHint,
      })
      .from(cardPaymentServices)
      .innerJoin(organizations, eq(organizations.id, cardPaymentServices.organizationId))
      .where(eq(cardPaymentServices.vendorId, id))
      .orderBy(asc(cardPaymentServices.position))
    const lines = rows.map(({ code, organization, title }) =>
      [code, organization ?? '-', title.en].join('  '),
    )
    return { json: rows, text: lines.join('\n') || 'The vendor has no such service.' }
  },
}

export const removePaymentService: Command = {
  usage: 'payment-service remove <vendor> <code>',
  summary: 'ends payments without an account; those that were made stay',
  async run({ database: { queries } }, [slug = '', code = '']) {
    const { id: vendorId } = await findVendor(queries, slug)
    await queries.transaction(async tx => {
      const [session] = await tx
        .select({ end: max(paymentSessions.expiresAt) })
        .from(paymentSessions)
        .where(and(eq(paymentSessions.vendorId, vendorId), eq(paymentSessions.service, code)))
      if (session?.end)
        throw new Error(
          `Partners have payment sessions of "${code}", each of which is kept for ${sessionDays} days after its end. Try again after ` +
            `${daysBefore(session.end, -sessionDays).toISOString().slice(0, 10)}, and let partners create no others until then.`,
        )
      const removed = await tx
        .delete(cardPaymentServices)
        .where(and(eq(cardPaymentServices.vendorId, vendorId), eq(cardPaymentServices.code, code)))
        .returning({ code: cardPaymentServices.code })
      if (removed.length === 0) throw new Error(`The vendor "${slug}" has no service "${code}".`)
    })
    return { json: { vendor: slug, code }, text: `"${code}" can be paid no more.` }
  },
}
