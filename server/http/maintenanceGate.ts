import type { MiddlewareHandler } from 'hono'
import { readSetting } from '../database/readSetting.ts'
import type { AppEnvironment } from './AppEnvironment.ts'
import { apiRoot } from './apiRoot.ts'
import type { CoreServices } from './CoreServices.ts'
import { HttpError } from './HttpError.ts'
import { remembered } from './remembered.ts'

/** Returns 503 for everything but the health check while the setting `maintenance` is true (NAV-13). */
export function maintenanceGate({
  config,
  database,
}: Pick<CoreServices, 'config' | 'database'>): MiddlewareHandler<AppEnvironment> {
  const isOn = remembered(
    async () => (await readSetting(database.queries, 'maintenance')) === true,
    config.rememberMilliseconds,
  )

  return async (context, next) => {
    if (context.req.path !== `${apiRoot}/health-check` && (await isOn()))
      throw new HttpError('maintenance', { headers: { 'Retry-After': '60' } })
    await next()
  }
}
