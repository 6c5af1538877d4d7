/** The secret of an e-mail link, removed from the URL by the first script that ran. */
export interface LinkSecret {
  readonly token: string
  /** Whether it confirms a change of address; part of the link, so that it is known for expired links too. */
  readonly isChange: boolean
}

/** Selector of the elements that e-mail links open. */
export const mailLinkTags = 'resident-password,resident-register,resident-verify-email,resident-unsubscribe'

const key = Symbol.for('resident-widgets.secret')
type Page = { [key]?: LinkSecret | undefined }

/** The secret that the page was opened with, until it is used. */
export const findLinkSecret = (): LinkSecret | undefined => (globalThis as Page)[key]

/** Stores a secret from another source, for the element that is opened next. */
export function keepLinkSecret(token: string): void {
  const page = globalThis as Page
  page[key] = { token, isChange: false }
}

/** Deletes a used secret. */
export function dropLinkSecret(): void {
  delete (globalThis as Page)[key]
}

/** Moves the secret out of the URL and the history, before anything else is fetched. */
export function takeLinkSecret(): void {
  const [, token, change] = /^#token=([^&]*)(&change=1)?/.exec(location.hash) ?? []
  if (token === undefined) return
  ;(globalThis as Page)[key] = { token, isChange: change !== undefined }
  history.replaceState(history.state, '', location.pathname + location.search)
}
