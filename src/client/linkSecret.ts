/** The secret of an e-mail link, removed from the URL by the first script that ran. */
export interface LinkSecret {
  readonly token: string
  /** Whether it confirms a change of address; part of the link, so that it is known for expired links too. */
  readonly isChange: boolean
  /** Id of the change of a contract's address that it confirms. */
  readonly intent: number | undefined
}

/** Names of the elements that e-mail links open. */
export const mailLinkNames: readonly string[] = ['password', 'register', 'verify-email', 'unsubscribe']

const key = Symbol.for('resident-widgets.secret')
/** The part of the address after "#", as it was in the mail. The loader keeps it unread, because it must stay tiny. */
type Page = { [key]?: string | undefined }

/** The secret that the page was opened with, until it is used. */
export function findLinkSecret(): LinkSecret | undefined {
  const [, token, change, intent] =
    /^#token=([^&]*)(&change=1)?(?:&intent=(\d{1,9}))?/.exec((globalThis as Page)[key] ?? '') ?? []
  return token === undefined
    ? undefined
    : { token, isChange: change !== undefined, intent: intent === undefined ? undefined : Number(intent) }
}

/** Stores a secret from another source, for the element that is opened next. */
export function keepLinkSecret(token: string): void {
  const page = globalThis as Page
  page[key] = `#token=${token}`
}

/** Deletes a used secret. */
export function dropLinkSecret(): void {
  delete (globalThis as Page)[key]
}

/** Moves the secret out of the URL and the history, before anything else is fetched. */
export function takeLinkSecret(): void {
  const { hash } = location
  if (!hash.startsWith('#token=')) return
  ;(globalThis as Page)[key] = hash
  history.replaceState(history.state, '', location.href.split('#')[0])
}
