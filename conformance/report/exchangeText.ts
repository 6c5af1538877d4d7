import type { Exchange } from '../Call.ts'

const secretField =
  /("(?:password|passwordConfirmation|currentPassword|token|refreshToken|secret|ticket)"\s*:\s*")[^"]*"/g

const maskBody = (text: string) => text.replace(secretField, '$1…"')
const maskUrl = (url: string) => url.replace(/([?&](?:signature|key)=)[^&]+/g, '$1…')

/** A request and its answer as text, without passwords, tokens and signatures. */
export function exchangeText(exchange: Exchange, most = 4000): string {
  const { method, url, requestHeaders, requestBody, status, headers, text, milliseconds } = exchange
  const lines = (entries: Iterable<readonly [string, string]>) =>
    [...entries].map(
      ([name, value]) => `${name}: ${/^authorization$/i.test(name) ? value.replace(/ .+/, ' …') : value}`,
    )
  const body = maskBody(maskUrl(text))
  return [
    `${method} ${maskUrl(url)}`,
    ...lines(Object.entries(requestHeaders ?? {})),
    ...(requestBody === undefined ? [] : ['', maskBody(requestBody).slice(0, most)]),
    '',
    `→ ${status} after ${Math.round(milliseconds)} ms`,
    ...lines(headers),
    '',
    body.length > most ? `${body.slice(0, most)} …` : body,
  ].join('\n')
}
