/**
 * Loads at the first call what all later calls get too. A failure is not kept: the next call loads again.
 * @throws what `load` throws
 */
export function loadOnce<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loading: Promise<Loaded> | undefined
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    }))
}
