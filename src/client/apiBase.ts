/**
 * Base URL of the API's calls, e.g. "https://portal.example/api/v5".
 * @param address what stands before "/api/v5", with or without a slash at its end
 * @throws TypeError if it is no URL
 */
export function apiBase(address: string): string {
  const { origin, pathname } = new URL(address)
  return `${origin}${pathname.replace(/\/+$/, '')}/api/v5`
}
