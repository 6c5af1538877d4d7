import { modulePermissions } from '../../../src/api/rules/modulePermissions.ts'
import { moduleWithPage } from '../../../src/api/rules/moduleWithPage.ts'
import { levels } from '../../../src/api/schemas/levels.ts'
import type { Module } from '../../../src/api/schemas/modules.ts'
import type { Feature, GeneralSettings, MenuItem } from '../../../src/api/schemas/platform.ts'
import { pendingMigrations } from '../../database/migrate.ts'
import { readSetting } from '../../database/readSetting.ts'
import { drawingAnswer } from '../../http/drawingAnswer.ts'
import type { Routes } from '../../http/Handler.ts'
import { HttpError } from '../../http/HttpError.ts'
import { enabledFeatures } from './featureQueries.ts'
import type { PlatformServices } from './PlatformServices.ts'
import { platformQueries } from './platformQueries.ts'
import { vendorMenu } from './vendorMenu.ts'

/** Public data: settings, features, menus, texts, logos, health. */
export function platformRoutes(services: PlatformServices): Routes['platform'] {
  const { database, migrations, config, logger, files } = services
  const { queries } = database
  const platform = platformQueries(queries)

  const migrationState = async () => {
    try {
      return (await pendingMigrations(queries, migrations)) === 0 ? 'ok' : 'pending'
    } catch {
      return 'failing'
    }
  }

  return {
    async generalSettings() {
      const value = await readSetting(queries, 'general')
      if (value === undefined) throw new Error('The general settings are missing.')
      return { data: value as GeneralSettings }
    },

    async featureList({ query: { vendor } }) {
      return { data: [...(await enabledFeatures(queries, vendor))] }
    },

    offeredLevels: async () => ({ data: [...levels] }),

    async menuItems({ params, query, viewer }) {
      const caller = query.contractId === undefined ? undefined : await viewer()
      const holding =
        caller && query.contractId !== undefined
          ? await platform.holdingOf(caller, query.contractId)
          : undefined
      const rows: readonly MenuItem[] =
        (holding && vendorMenu(holding.vendor, params.placement)) ??
        (await platform.menuItemsOf(params.placement, query.isActiveForWeb ?? true, query.roleId))
      const vendorFeatures = holding?.vendor.features ?? {}
      const isForbidden = (module: Module) => {
        const permission = modulePermissions[module]
        return permission !== undefined && holding?.permissions.includes(permission) === false
      }
      const isDisabled = ({ module, feature }: MenuItem) => {
        const page = module === null ? undefined : moduleWithPage(module as Module)
        return (
          (page !== undefined && isForbidden(page)) ||
          (feature !== null && vendorFeatures[feature as Feature] === false) ||
          (page === 'bill' && holding?.vendor.billLinkEnabled === false) ||
          (page === 'help_desk' && holding?.vendor.helpDeskEnabled === false)
        )
      }
      return { data: rows.filter(item => !isDisabled(item)) }
    },

    async translations({ params: { locale }, query: { vendor } }) {
      const ofPlatform = await platform.translationsOfPlatform(locale)
      const ofVendor = vendor === undefined ? [] : await platform.translationsOfVendor(vendor, locale)
      return { data: Object.fromEntries([...ofPlatform, ...ofVendor].map(({ key, text }) => [key, text])) }
    },

    async logo({ params }) {
      const svg = await platform.logoOf(params.slug)
      if (!svg) throw new HttpError('not_found')
      return drawingAnswer(svg)
    },

    async healthCheck({ answerWith }) {
      const state = await platform.ping().then(
        () => 'ok' as const,
        (error: unknown) => {
          logger.error(
            { error: error instanceof Error ? error.name : typeof error },
            'the database is not there',
          )
          return 'failing' as const
        },
      )
      const migrationsState = state === 'ok' ? await migrationState() : 'failing'
      const hasRoom = await files.hasRoom?.().catch(() => false)
      const isOk = state === 'ok' && migrationsState === 'ok' && hasRoom !== false
      if (!isOk) answerWith(503)
      return {
        data: {
          status: isOk ? 'ok' : 'failing',
          version: config.version,
          database: state,
          migrations: migrationsState,
          ...(hasRoom === undefined ? {} : { disk: hasRoom ? ('ok' as const) : ('full' as const) }),
        },
      }
    },
  }
}
