import { Hono } from 'hono'
import { allEndpoints } from '../src/api/endpoints/table.ts'
import type { FirstViewDrawer } from '../src/api/rules/firstViews.ts'
import { vendorEndpoints } from '../src/api/vendor/vendorTable.ts'
import { accessLookups } from './accessLookups.ts'
import { readSigner } from './database/readSigner.ts'
import type { AppEnvironment } from './http/AppEnvironment.ts'
import { addEndpoints } from './http/addEndpoints.ts'
import { addFirstViews } from './http/addFirstViews.ts'
import { apiRoot, vendorApiRoot } from './http/apiRoot.ts'
import { cors } from './http/cors.ts'
import { describeError } from './http/describeError.ts'
import { errorAnswer } from './http/errorAnswer.ts'
import { FaultList, type Faults } from './http/faults.ts'
import { maintenanceGate } from './http/maintenanceGate.ts'
import { notFound } from './http/notFound.ts'
import { overloadGate } from './http/overloadGate.ts'
import { parse } from './http/parse.ts'
import { readJson } from './http/readJson.ts'
import { refusalOf } from './http/refusalOf.ts'
import { traced } from './http/traced.ts'
import { addSignInForm } from './modules/accounts/addSignInForm.ts'
import { addSocialReturn } from './modules/accounts/social/addSocialReturn.ts'
import { holdsContract } from './modules/contracts/holdsContract.ts'
import { personEvents } from './modules/events/personEvents.ts'
import { addReadingForm } from './modules/guestReadings/form/addReadingForm.ts'
import { eraseForwardingAddresses } from './modules/moveOuts/eraseForwardingAddresses.ts'
import { routes } from './modules/routes.ts'
import { addUnsubscribe } from './modules/unsubscribe/addUnsubscribe.ts'
import { vendorRoutes } from './modules/vendorRoutes.ts'
import { addOpenApiDocuments } from './openapi/addOpenApiDocuments.ts'
import type { Services } from './Services.ts'

export interface AppOptions extends Omit<Services, 'access' | 'holdsContract' | 'personEvents' | 'signer'> {
  /** Draws elements and pages for signed-in people; they draw themselves without it. */
  readonly firstViews?: FirstViewDrawer
  /** Injects failures on demand, for tests only. */
  readonly faults?: Faults
}

/**
 * Creates the API. It does not listen and uses nothing of Node, so the same app runs in a server, a test
 * and a browser tab.
 */
export function createApp({ firstViews, faults, ...options }: AppOptions): Hono<AppEnvironment> {
  const services: Services = {
    ...options,
    access: accessLookups(options.database, options.clock, options.config.sessionIdleSeconds),
    holdsContract,
    personEvents: {
      ...personEvents,
      async accountDeleted(tx, userId, at) {
        await eraseForwardingAddresses(tx, userId)
        await personEvents.accountDeleted(tx, userId, at)
      },
    },
    signer: readSigner(options.database.queries),
  }
  const app = new Hono<AppEnvironment>()

  app.use(traced(services))
  app.use(cors(services, services.access))
  if (faults) {
    app.put('/__faults', async context => {
      faults.set(parse(FaultList, (await readJson(context.req.raw)).value))
      return context.body(null, 204)
    })
    app.delete('/__faults', context => {
      faults.set([])
      return context.body(null, 204)
    })
    app.use(async (context, next) => {
      // Faults are between the server and its callers.
      if (context.env?.isInner) return next()
      const { raw } = context.req
      context.res = await faults.around(
        raw,
        async () => {
          await next()
          return context.res
        },
        context.env?.drop,
      )
    })
  }
  app.use(overloadGate(services))
  app.use(maintenanceGate(services))
  addOpenApiDocuments(app, options.config)
  addSignInForm(app, services, apiRoot)
  addSocialReturn(app, services, apiRoot)
  addUnsubscribe(app, services, apiRoot)
  addReadingForm(app, services, apiRoot)
  if (firstViews) addFirstViews(app, { ...options, firstViews }, apiRoot)
  addEndpoints(app, services, { root: apiRoot, endpoints: allEndpoints, routes: routes(services) })
  addEndpoints(app, services, {
    root: vendorApiRoot,
    endpoints: vendorEndpoints,
    routes: vendorRoutes(services),
  })
  app.notFound(notFound)
  app.onError((error, context) => {
    const refusal = refusalOf(error)
    if (refusal !== error && refusal.status >= 500)
      options.logger.error({ requestId: context.get('requestId'), ...describeError(error) }, 'a call failed')
    return errorAnswer(refusal, context.get('requestId'))
  })
  return app
}
