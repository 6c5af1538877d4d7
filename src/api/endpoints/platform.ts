import * as z from 'zod/mini'
import {
  FeaturesAnswer,
  GeneralSettingsAnswer,
  HealthAnswer,
  LevelsAnswer,
  MenuAnswer,
  MenuQuery,
  menuPlacements,
  TranslationsAnswer,
} from '../schemas/platform.ts'
import { Locale, Slug } from '../schemas/primitives.ts'
import { publicPaths } from '../schemas/publicPaths.ts'
import { endpoint } from './endpoint.ts'

export const generalSettings = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: publicPaths.settings,
  access: 'anyone',
  summary: 'Settings of the platform',
  answer: GeneralSettingsAnswer,
  cacheSeconds: 60,
})

export const featureList = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: publicPaths.features,
  access: 'anyone',
  summary: 'Names of the features that are switched on, for the platform or for a vendor',
  query: z.object({ vendor: z.optional(Slug) }),
  answer: FeaturesAnswer,
  cacheSeconds: 60,
})

export const offeredLevels = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'levels',
  access: 'anyone',
  summary: 'Levels of calls that this back end offers; a back end without this call offers all',
  answer: LevelsAnswer,
  cacheSeconds: 3600,
})

export const menuItems = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: publicPaths.menu,
  access: 'anyone',
  summary: 'Entries of a menu',
  params: z.object({ placement: z.enum(menuPlacements) }),
  query: MenuQuery,
  answer: MenuAnswer,
})

export const translations = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: publicPaths.translations,
  access: 'anyone',
  summary: 'Texts that replace the bundled ones: those of the platform, then those of a vendor',
  params: z.object({ locale: Locale }),
  query: z.object({ vendor: z.optional(Slug) }),
  answer: TranslationsAnswer,
  cacheSeconds: 60,
})

export const logo = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'organization-groups/{slug}/logo.svg',
  access: 'anyone',
  summary: "A vendor's logo",
  params: z.object({ slug: Slug }),
  answer: 'file',
  mediaTypes: ['image/svg+xml'],
  cacheSeconds: 3600,
})

export const healthCheck = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'health-check',
  access: 'anyone',
  summary: 'Whether the server, its database and its migrations are in order',
  answer: HealthAnswer,
  answersFailing: true,
})
