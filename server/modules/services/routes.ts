import type { Locale } from '../../../src/api/schemas/locales.ts'
import { PortalProClaims } from '../../../src/api/schemas/services.ts'
import { readSecret } from '../../database/readSecret.ts'
import { readSetting } from '../../database/readSetting.ts'
import type { CoreServices } from '../../http/CoreServices.ts'
import { drawingAnswer } from '../../http/drawingAnswer.ts'
import type { Routes } from '../../http/Handler.ts'
import { HttpError } from '../../http/HttpError.ts'
import { pictureAddress } from '../../http/pictureAddress.ts'
import { hmacHex } from '../../http/signedMessage.ts'
import { textIn } from '../../texts/LocalizedText.ts'
import { findVendor } from '../vendors/findVendor.ts'
import { contentQueries } from './contentQueries.ts'
import { currentOutages } from './currentOutages.ts'
import type { contentItems } from './tables.ts'

type ContentItem = typeof contentItems.$inferSelect

/** Service pages, blocks, banners and the identity proof for the chat (SVC-1 to SVC-5, LAY-19, CHT-1, A11-6). */
export function servicesRoutes({ database, clock, config }: CoreServices): Routes['services'] {
  const { queries } = database
  const content = contentQueries(queries)

  /** Claims of the professional services: the setting `portal_pro_claims`; empty if it is not set. */
  const claims = async () => {
    const value = await readSetting(queries, 'portal_pro_claims')
    return value === undefined ? null : PortalProClaims.parse(value)
  }

  const pictureOf = ({ id, pictureSvg }: ContentItem) =>
    pictureSvg === null ? null : pictureAddress(config, `content/${id}/picture.svg`)

  const itemsOf = async (
    place: ContentItem['place'],
    locale: Locale,
    vendorId: number | 'any' | null = null,
  ) => {
    const rows = await content.itemsOf(place, vendorId, clock())
    return rows.map(row => ({
      ...row,
      title: textIn(row.title, locale),
      text: textIn(row.text, locale),
      image: pictureOf(row),
    }))
  }

  return {
    async dashboardBlocks({ locale }) {
      const items = await itemsOf('dashboard', locale)
      return {
        data: items.map(({ id, title, text, url, image, position }) => ({
          id,
          title,
          text,
          url,
          image,
          position,
        })),
      }
    },

    async housingServices({ locale }) {
      const items = await itemsOf('housing', locale)
      return { data: items.map(({ id, code, title, text, url }) => ({ id, code, title, text, url })) }
    },

    async portalPro({ locale }) {
      const items = await itemsOf('portal-pro', locale)
      return {
        data: {
          claims: await claims(),
          services: items.map(({ id, code, title, text, url }) => ({ id, code, title, text, url })),
        },
      }
    },

    async selfServices({ locale }) {
      const items = await itemsOf('self-service', locale, 'any')
      const groups = [...new Set(items.map(({ groupName }) => groupName ?? ''))]
      return {
        data: groups.map(group => ({
          group,
          items: items.flatMap(({ id, title, url, groupName }) =>
            groupName === group && url !== null ? [{ id, title, url }] : [],
          ),
        })),
      }
    },

    async promotionalBanners({ params, locale }) {
      const vendor = await findVendor(queries, params.group)
      if (!vendor) throw new HttpError('not_found')
      const items = await itemsOf('banner', locale, vendor.id)
      return {
        data: items.map(({ id, title, text, url, image, endsAt }) => ({
          id,
          title,
          text,
          url,
          image,
          endsAt: endsAt?.toISOString() ?? null,
        })),
      }
    },

    async currentOutages({ params, locale }) {
      const vendor = await findVendor(queries, params.group)
      if (!vendor) throw new HttpError('not_found')
      const rows = await currentOutages(queries, vendor.id, clock())
      return {
        data: {
          emergencyPhone: vendor.emergencyPhone,
          outages: rows.map(({ id, kind, title, place, startsAt, endsAt }) => ({
            id,
            kind,
            title: textIn(title, locale),
            place,
            startsAt: startsAt.toISOString(),
            endsAt: endsAt?.toISOString() ?? null,
          })),
        },
      }
    },

    async accessibilityInformation({ params, locale }) {
      const vendor = await findVendor(queries, params.group)
      if (!vendor) throw new HttpError('not_found')
      const { billLinkEnabled, helpDeskEnabled, liveChatEnabled, supportEmail, supportPhone } = vendor
      const { authority, limitations, responseDays } = vendor.accessibility
      return {
        data: {
          billLinkEnabled,
          helpDeskEnabled,
          liveChatEnabled,
          supportEmail,
          supportPhone,
          responseDays,
          limitations: limitations && textIn(limitations, locale),
          authority: authority && { ...authority, name: textIn(authority.name, locale) },
        },
      }
    },

    async contentPicture({ params }) {
      const svg = await content.pictureOf(params.item)
      if (!svg) throw new HttpError('not_found')
      return drawingAnswer(svg)
    },

    async liveChatIdentifier({ session }) {
      const identifier = String(session.user.id)
      const secret = config.chat.secret ?? (await readSecret(queries, 'chat_secret'))
      return {
        data: {
          identifier,
          identifierHmac: await hmacHex(secret, identifier),
          baseUrl: config.chat.url,
          websiteToken: config.chat.websiteToken,
          locale: config.chat.locale,
        },
      }
    },
  }
}
