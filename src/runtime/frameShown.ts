/** Milliseconds after which a page that shows no frames, as in a tab behind others, goes on. */
const longest = 300

/** Resolves when the next frame has been shown. */
export const frameShown = (): Promise<void> =>
  new Promise(resolve => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, longest)
  })
