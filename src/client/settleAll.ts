/** Waits until every promise has ended, also if it failed; a page's own Promise may lack `allSettled` (EMB-6). */
export const settleAll = (promises: readonly Promise<unknown>[]): Promise<unknown> =>
  Promise.all(promises.map(promise => promise.catch(() => undefined)))
