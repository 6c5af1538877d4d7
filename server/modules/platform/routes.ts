import { and, asc, eq, isNull, or, sql } from 'drizzle-orm'
import { modulePermissions } from '../../../src/api/rules/modulePermissions.ts'
import { levels } from '../../../src/api/schemas/levels.ts'
import type { Module } from '../../../src/api/schemas/modules.ts'
import type { GeneralSettings } from '../../../src/api/schemas/platform.ts'
import { pendingMigrations } from '../../database/migrate.ts'
import { settings } from '../../database/tables.ts'
import type { Session } from '../../http/authorize.ts'
import { drawingAnswer } from '../../http/drawingAnswer.ts'
import type { Routes } from '../../http/Handler.ts'
import { HttpError } from '../../http/HttpError.ts'
import { users } from '../accounts/tables.ts'
import { permissionsOn } from '../contracts/permitted.ts'
import { contracts, userContracts } from '../contracts/tables.ts'
import { vendors } from '../vendors/tables.ts'
import type { PlatformServices } from './PlatformServices.ts'
import { features, menuItems, translations, vendorTranslations } from './tables.ts'

/** Public data: settings, features, menus, texts, logos, health. */
export function platformRoutes(services: PlatformServices): Routes['platform'] {
  const { database, migrations, config, logger, files } = services
  const { queries } = database

  /** Returns the vendor of a contract and the user's permissions on it if the user holds it, undefined otherwise. */
  const holdingOf = async (viewer: Session | undefined, contractId: number) => {
    if (!viewer) return undefined
    const [row] = await queries
      .select({ vendor: vendors, permissions: permissionsOn(users.id, contracts.id) })
      .from(userContracts)
      .innerJoin(users, eq(users.id, userContracts.userId))
      .innerJoin(contracts, eq(contracts.id, userContracts.contractId))
      .innerJoin(vendors, eq(vendors.id, userContracts.vendorId))
      .where(and(eq(userContracts.userId, viewer.user.id), eq(userContracts.contractId, contractId)))
      .limit(1)
    return row
  }

  const migrationState = async () => {
    try {
      return (await pendingMigrations(queries, migrations)) === 0 ? 'ok' : 'pending'
    } catch {
      return 'failing'
    }
  }

  return {
    async generalSettings() {
      const [row] = await queries.select().from(settings).where(eq(settings.key, 'general'))
      if (!row) throw new Error('The general settings are missing.')
      return { data: row.value as GeneralSettings }
    },

    async featureList() {
      const rows = await queries
        .select({ name: features.name })
        .from(features)
        .where(eq(features.isEnabled, true))
        .orderBy(features.name)
      return { data: rows.map(({ name }) => name) }
    },

    offeredLevels: async () => ({ data: [...levels] }),

    async menuItems({ params, query, viewer }) {
      const holding =
        query.contractId === undefined ? undefined : await holdingOf(await viewer(), query.contractId)
      const rows = await queries
        .select()
        .from(menuItems)
        .where(
          and(
            eq(menuItems.placement, params.placement),
            eq(menuItems.isActiveForWeb, query.isActiveForWeb !== '0'),
            or(
              isNull(menuItems.roleId),
              query.roleId === undefined ? undefined : eq(menuItems.roleId, query.roleId),
            ),
          ),
        )
        .orderBy(asc(menuItems.position))
      const isForbidden = (module: string | null) => {
        const permission = modulePermissions[module as Module]
        return permission !== undefined && holding?.permissions.includes(permission) === false
      }
      const isDisabled = (module: string | null) =>
        isForbidden(module) ||
        (module === 'bill' && holding?.vendor.billLinkEnabled === false) ||
        (module === 'help_desk' && holding?.vendor.helpDeskEnabled === false)
      return {
        data: rows
          .filter(({ module }) => !isDisabled(module))
          .map(({ placement, position, isActiveForWeb, roleId, ...item }) => item),
      }
    },

    async translations({ params: { locale }, query: { vendor } }) {
      const ofPlatform = await queries.select().from(translations).where(eq(translations.locale, locale))
      const ofVendor =
        vendor === undefined
          ? []
          : await queries
              .select({ key: vendorTranslations.key, text: vendorTranslations.text })
              .from(vendorTranslations)
              .innerJoin(vendors, eq(vendors.id, vendorTranslations.vendorId))
              .where(and(eq(vendors.slug, vendor), eq(vendorTranslations.locale, locale)))
      return { data: Object.fromEntries([...ofPlatform, ...ofVendor].map(({ key, text }) => [key, text])) }
    },

    async logo({ params }) {
      const [vendor] = await queries
        .select({ svg: vendors.logoSvg })
        .from(vendors)
        .where(eq(vendors.slug, params.slug))
      if (!vendor?.svg) throw new HttpError('not_found')
      return drawingAnswer(vendor.svg)
    },

    async healthCheck({ answerWith }) {
      const state = await queries.execute(sql`select 1`).then(
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
