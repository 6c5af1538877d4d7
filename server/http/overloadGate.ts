import type { MiddlewareHandler } from 'hono'
import type { AppEnvironment } from './AppEnvironment.ts'
import { addressBlock } from './addressBlock.ts'
import { apiRoot } from './apiRoot.ts'
import type { CoreServices } from './CoreServices.ts'
import { HttpError } from './HttpError.ts'

/**
 * How long a call counts as part of the queue, in milliseconds. One that takes longer waits for its caller, who
 * sends slowly, or for a database that does not answer.
 */
const countedMilliseconds = 5000

interface Queued {
  readonly caller: string
  readonly since: number
}

/**
 * Refuses a call while `config.queueLength` others are being answered, so that waiting times stay short, and
 * one of a caller who has half of the queue, so that an eager caller leaves room for others (SEC-14). A
 * caller is a token, or without one an address.
 */
export function overloadGate({ config }: Pick<CoreServices, 'config'>): MiddlewareHandler<AppEnvironment> {
  const queue = new Set<Queued>()
  const counts = new Map<string, number>()

  const leave = (call: Queued) => {
    if (!queue.delete(call)) return
    const count = (counts.get(call.caller) ?? 1) - 1
    if (count === 0) counts.delete(call.caller)
    else counts.set(call.caller, count)
  }
  const dropOld = (now: number) => {
    // In the order of arrival.
    for (const call of queue) {
      if (now - call.since < countedMilliseconds) return
      leave(call)
    }
  }

  return async (context, next) => {
    // An inner call helps to answer one that is in the queue.
    if (context.env?.isInner || context.req.path === `${apiRoot}/health-check`) return next()
    const now = performance.now()
    dropOld(now)
    const caller = context.req.header('Authorization') ?? addressBlock(context.env?.address ?? '')
    const ofCaller = counts.get(caller) ?? 0
    if (queue.size >= config.queueLength || ofCaller >= Math.ceil(config.queueLength / 2))
      throw new HttpError('unavailable', { headers: { 'Retry-After': '1' } })
    const call = { caller, since: now }
    queue.add(call)
    counts.set(caller, ofCaller + 1)
    try {
      await next()
    } finally {
      leave(call)
    }
  }
}
