/**
 * What a client of queries asks of its cache of mutations, of which there are none here. It replaces the library's own in the
 * elements and the portal, because that one brings all that mutations can do, and every page loads it.
 */
export class MutationCache {
  readonly clear = () => {}
  readonly findAll = () => []
  readonly resumePausedMutations = () => Promise.resolve()
}
