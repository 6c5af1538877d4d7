/** Calls back in the next turn of the event loop. Browsers, in which the in-browser demo runs, have no setImmediate. */
const inNextTurn: (callback: () => void) => unknown = globalThis.setImmediate ?? setTimeout

/**
 * Lets calls with equal arguments share one if they come in the same turn of the event loop, e.g. because a page asks for
 * several things at once. The call starts after all of them have come, so none gets an answer that is older than itself.
 * @param call its result must not be changed by those who get it
 */
export function shareCalls<Arguments extends readonly (string | number | null)[], Result>(
  call: (...values: Arguments) => Promise<Result>,
): (...values: Arguments) => Promise<Result> {
  const waiting = new Map<string, Promise<Result>>()
  return (...values) => {
    const key = JSON.stringify(values)
    const pending = waiting.get(key)
    if (pending) return pending
    const result = new Promise<Result>((resolve, reject) => {
      inNextTurn(() => {
        waiting.delete(key)
        call(...values).then(resolve, reject)
      })
    })
    waiting.set(key, result)
    return result
  }
}
