import * as z from 'zod/mini'
import { data, Id, Moment } from './primitives.ts'

const address = z.nullable(z.string())

/** A block of the dashboard: an event or a notice of the platform (SVC-4). */
export const DashboardBlock = z.object({
  id: Id,
  title: z.string(),
  text: z.string(),
  url: address,
  image: address,
  position: z.int(),
})
export const DashboardBlocksAnswer = data(z.array(DashboardBlock))

export const Service = z.object({
  id: Id,
  code: z.string(),
  title: z.string(),
  text: z.string(),
  url: address,
})

export const HousingServicesAnswer = data(z.array(Service))

export const PortalProClaims = z.object({ masters: z.int().check(z.positive()), since: z.int() })

/** Professional-services portal: service blocks, and claims, if the platform has set them (SVC-1). */
export const PortalPro = z.object({ claims: z.nullable(PortalProClaims), services: z.array(Service) })
export const PortalProAnswer = data(PortalPro)

export const SelfServiceLink = z.object({ id: Id, title: z.string(), url: z.string() })
export const SelfServiceGroup = z.object({ group: z.string(), items: z.array(SelfServiceLink) })
export const SelfServiceAnswer = data(z.array(SelfServiceGroup))

export const PromotionalBanner = z.object({
  id: Id,
  title: z.string(),
  text: z.string(),
  url: address,
  image: address,
  endsAt: z.nullable(Moment),
})
export const PromotionalBannersAnswer = data(z.array(PromotionalBanner))

/** HMAC-SHA256 of the person's id, hex: proves the user's identity to the chat (CHT-1). */
export const LiveChatIdentity = z.object({
  identifier: z.string(),
  identifierHmac: z.string(),
  /** URL and inbox of the chat server; null if no chat is configured. */
  baseUrl: address,
  websiteToken: address,
  locale: z.string(),
})
export const LiveChatIdentifierAnswer = data(LiveChatIdentity)
