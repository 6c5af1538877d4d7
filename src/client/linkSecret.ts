/** The secret of a link in a mail, taken out of the page's address by the first script that ran. */
export interface LinkSecret {
  readonly token: string
  /** Whether it confirms a change of address; told by the link, so that it is known of one that is too old. */
  readonly isChange: boolean
}

/** Elements that links in mails lead to, as a selector. */
export const journeys = 'resident-password,resident-register,resident-verify-email,resident-unsubscribe'

const key = Symbol.for('resident-widgets.secret')
type Page = { [key]?: LinkSecret | undefined }

/** The secret that this page was opened with, until it is used. */
export const findLinkSecret = (): LinkSecret | undefined => (globalThis as Page)[key]

/** Keeps a secret that came another way, for the element that a person is led to. */
export function keepLinkSecret(token: string): void {
  const page = globalThis as Page
  page[key] = { token, isChange: false }
}

/** Forgets a secret that has done its work. */
export function dropLinkSecret(): void {
  delete (globalThis as Page)[key]
}

/** Takes the secret out of the address bar and the history, before anything else is fetched. */
export function takeLinkSecret(): void {
  const [, token, change] = /^#token=([^&]*)(&change=1)?/.exec(location.hash) ?? []
  if (token === undefined) return
  ;(globalThis as Page)[key] = { token, isChange: change !== undefined }
  history.replaceState(history.state, '', location.pathname + location.search)
}
