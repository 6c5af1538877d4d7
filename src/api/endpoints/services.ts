import * as z from 'zod/mini'
import { AccessibilityAnswer } from '../schemas/accessibility.ts'
import { OutagesAnswer } from '../schemas/outages.ts'
import { IdText } from '../schemas/primitives.ts'
import { publicPaths } from '../schemas/publicPaths.ts'
import {
  DashboardBlocksAnswer,
  HousingServicesAnswer,
  LiveChatIdentifierAnswer,
  PortalProAnswer,
  PromotionalBannersAnswer,
  SelfServiceAnswer,
} from '../schemas/services.ts'
import { endpoint } from './endpoint.ts'

export const dashboardBlocks = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'platform-dashboard-blocks',
  access: 'anyone',
  summary: 'Blocks of the dashboard (SVC-4)',
  answer: DashboardBlocksAnswer,
})

export const housingServices = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: publicPaths.housingServices,
  access: 'anyone',
  summary: 'Housing services (SVC-2)',
  answer: HousingServicesAnswer,
})

export const portalPro = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: publicPaths.portalPro,
  access: 'anyone',
  summary: 'Professional services (SVC-1)',
  answer: PortalProAnswer,
})

export const selfServices = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: publicPaths.selfServices,
  access: 'anyone',
  summary: 'Self-service addresses by provider group (SVC-3)',
  answer: SelfServiceAnswer,
})

export const promotionalBanners = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: publicPaths.banners,
  access: 'anyone',
  summary: 'Promotional banners of a vendor (LAY-19)',
  params: z.object({ group: IdText }),
  answer: PromotionalBannersAnswer,
})

export const currentOutages = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: publicPaths.outages,
  access: 'anyone',
  summary: 'The emergency number and current outages of a vendor (SVC-5)',
  params: z.object({ group: IdText }),
  answer: OutagesAnswer,
  readableAnywhere: true,
  cacheSeconds: 30,
})

export const accessibilityInformation = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: publicPaths.accessibility,
  access: 'anyone',
  summary: 'What a vendor’s accessibility statement says besides the results of the elements (A11-6)',
  params: z.object({ group: IdText }),
  answer: AccessibilityAnswer,
  readableAnywhere: true,
  cacheSeconds: 300,
})

export const contentPicture = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'content/{item}/picture.svg',
  access: 'anyone',
  summary: 'The drawing of a block or banner',
  params: z.object({ item: IdText }),
  answer: 'file',
  mediaTypes: ['image/svg+xml'],
  cacheSeconds: 3600,
})

export const liveChatIdentifier = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'live-chat/identifier',
  access: 'user',
  summary: 'What the chat needs to know who is writing (CHT-1)',
  answer: LiveChatIdentifierAnswer,
})
