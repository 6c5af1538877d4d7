import { type FirstPageOptions, firstPagesPath } from '../../../src/api/rules/firstViews.ts'
import type { FirstPage } from '../../../src/client/FirstState.ts'
import { fetchDrawing } from '../../../src/element/fetchDrawing.ts'
import { paymentInUrl } from '../../../src/payments/paymentInUrl.ts'
import { readId, roleCookie } from '../../../src/session/chosenIds.ts'
import { hasDrafts } from '../../../src/session/hasDrafts.ts'
import { cookieTexts } from '../../../src/session/storage.ts'
import { darkQuery } from '../../../src/theme/schemeOf.ts'

/**
 * Whether the page shows something else first than what the server draws: input on the device, or the return from a bank,
 * changes the page.
 */
export const isFirstPageChanged = (): boolean => hasDrafts() || paymentInUrl() !== undefined

/** Fetches what the server draws of the page for a signed-in person (EMB-21). */
export function fetchFirstPage(baseUrl: string, headers: Readonly<Record<string, string>>) {
  const options: Readonly<Record<keyof FirstPageOptions, string | undefined>> = {
    path: location.pathname,
    role: readId(cookieTexts(), roleCookie)?.toString(),
    scheme: matchMedia(darkQuery).matches ? 'dark' : 'light',
    width: String(innerWidth),
  }
  return fetchDrawing<FirstPage>(`${baseUrl}/${firstPagesPath}`, options, headers)
}
