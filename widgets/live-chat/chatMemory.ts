import { localTexts } from '../../src/session/storage.ts'

const texts = localTexts()
const keyOf = (baseUrl: string) => `resident-chat:${baseUrl}`

/** Remembers on this device whose conversation the other provider's script has open, across pages and reloads. */
export const rememberPerson = (baseUrl: string, userId: number | undefined): void =>
  texts.write(keyOf(baseUrl), userId === undefined ? undefined : String(userId))

/** Cookies by which the provider's script knows a conversation again. */
const isOfChat = (name: string) => name === 'cw_conversation' || name.startsWith('cw_user_')

function forgetCookies() {
  try {
    for (const pair of document.cookie.split('; ')) {
      const [name = ''] = pair.split('=')
      // The Cookie Store API is not in Firefox and Safari of the last years.
      // biome-ignore lint/suspicious/noDocumentCookie: see above
      if (isOfChat(name)) document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`
    }
  } catch {
    // Where cookies are refused there are none.
  }
}

/**
 * Makes sure that nobody meets the conversation of whoever was here before, as after a sign-out with the page closed.
 * Nothing is loaded for it.
 */
export function forgetOthers(baseUrl: string, userId: number | undefined): void {
  const before = texts.read(keyOf(baseUrl))
  if (before === undefined || before === String(userId)) return
  forgetCookies()
  rememberPerson(baseUrl, undefined)
}
