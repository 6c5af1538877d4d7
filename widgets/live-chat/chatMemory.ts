import { localTexts } from '../../src/session/storage.ts'

const texts = localTexts()
const keyOf = (baseUrl: string) => `resident-chat:${baseUrl}`

/** Stores on this device whose conversation the provider's script has open, across pages and reloads. */
export const storeChatUser = (baseUrl: string, userId: number | undefined): void =>
  texts.write(keyOf(baseUrl), userId === undefined ? undefined : String(userId))

/** Cookies by which the provider's script recognises a conversation. */
const isOfChat = (name: string) => name === 'cw_conversation' || name.startsWith('cw_user_')

function forgetCookies() {
  try {
    for (const pair of document.cookie.split('; ')) {
      const [name = ''] = pair.split('=')
      // Older Firefox and Safari lack the Cookie Store API.
      // biome-ignore lint/suspicious/noDocumentCookie: see above
      if (isOfChat(name)) document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`
    }
  } catch {
    // Ignored: if cookies are blocked there are none to delete.
  }
}

/**
 * Deletes the previous user's conversation, for example after a sign-out with the page closed. Loads
 * nothing.
 */
export function forgetOtherUsers(baseUrl: string, userId: number | undefined): void {
  const previous = texts.read(keyOf(baseUrl))
  if (previous === undefined || previous === String(userId)) return
  forgetCookies()
  storeChatUser(baseUrl, undefined)
}
