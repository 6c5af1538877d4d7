type Send = (error: unknown) => void

let sending: Promise<Send> | undefined

/** Names who sends reports from now on; until then, and in pages of others, there are none. */
export function reportBy(sender: Promise<Send>): void {
  sending = sender
}

/** Reports an error that a page has caught; what is lost on the way is lost. */
export const report = (error: unknown): void => void sending?.then(send => send(error)).catch(() => undefined)
