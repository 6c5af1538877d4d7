type Send = (error: unknown) => void

let sending: Promise<Send> | undefined

/** Sets the sender of reports. Without one, as in `<resident-portal>`, nothing is reported. */
export function reportBy(sender: Promise<Send>): void {
  sending = sender
}

/** Reports a caught error; best effort. */
export const report = (error: unknown): void => void sending?.then(send => send(error)).catch(() => undefined)
