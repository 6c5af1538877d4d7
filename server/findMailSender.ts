import type { Queries } from './database/Database.ts'
import { and, eq } from './database/drizzle.ts'
import { settings } from './database/tables.ts'
import type { FindSender } from './mail/MailSender.ts'
import { organizations, vendors } from './modules/vendors/tables.ts'
import { frameTexts } from './web/frame/frameTexts.ts'

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)

/** Returns in whose name a mail is sent: the vendor's, or the portal's if it concerns no vendor. */
export const findMailSender =
  (queries: Queries): FindSender =>
  async ({ vendorId, organizationId, locale }) => {
    if (vendorId === null) {
      const [general] = await queries
        .select({ value: settings.value })
        .from(settings)
        .where(eq(settings.key, 'general'))
      const email = textOf((general?.value as { readonly infoEmail?: unknown } | undefined)?.infoEmail)
      const { title } = frameTexts[locale]
      return { name: title, organization: null, colour: null, logoSvg: null, email, from: null, phone: null }
    }
    const [row] = await queries
      .select({ vendor: vendors, name: organizations.name, email: organizations.email })
      .from(vendors)
      .leftJoin(
        organizations,
        and(eq(organizations.vendorId, vendors.id), eq(organizations.id, organizationId ?? 0)),
      )
      .where(eq(vendors.id, vendorId))
    if (!row) throw new Error(`There is no vendor ${vendorId}.`)
    const { vendor } = row
    return {
      name: vendor.title,
      organization: row.name,
      colour: vendor.color,
      logoSvg: vendor.logoSvg,
      email: vendor.supportEmail ?? row.email,
      from: vendor.senderEmail,
      phone: vendor.supportPhone,
    }
  }
