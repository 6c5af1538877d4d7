import type { Caller, CallInput } from '../Call.ts'
import type { Kit } from '../createKit.ts'
import { paramsOf } from '../facts.ts'
import type { Subject } from './Check.ts'

/** A call that is valid but for what a check changes: own parameters, required query, a body. */
export async function inputOf(
  kit: Kit,
  { endpoint, plan }: Subject,
  whose: 'own' | 'foreign' = 'own',
): Promise<CallInput> {
  const body = await plan.body?.(kit)
  return {
    params: await paramsOf(kit, endpoint.path, whose),
    query: (await plan.query?.(kit)) ?? {},
    ...(body && { body }),
  }
}

/** The caller of a success: nobody where no token is needed. */
export const callerOf = ({ endpoint }: Subject): Caller =>
  endpoint.access === 'anyone' ? 'guest' : 'resident'

const openTo: ReadonlySet<string> = new Set(['anyone', 'signature', 'partner'])

/** Whether the call is for signed-in users. */
export const needsToken = ({ endpoint }: Subject): boolean => !openTo.has(endpoint.access)

/** Whether the kit can make the call by itself. */
export const isOrdinary = ({ endpoint }: Subject): boolean =>
  endpoint.access !== 'signature' && endpoint.access !== 'partner'
