import sanitize from 'sanitize-html'
import { safeHtml } from '../../../src/api/rules/safeHtml.ts'

const options: sanitize.IOptions = {
  allowedTags: [...safeHtml.tags],
  allowedAttributes: { a: [...safeHtml.attributes.a], img: [...safeHtml.attributes.img] },
  allowedSchemes: [...safeHtml.schemes],
  allowedSchemesAppliedToAttributes: ['href', 'src', 'srcset'],
  allowProtocolRelative: false,
}

/** Limits of the cache, at most 8 MB: number of texts, and characters of the longest. */
const maxCached = 200
const maxCachedLength = 10_000

// Many read the same message in the same hours, and sanitizing takes a seventh of such a call.
const cache = new Map<string, string>()

/** Sanitizes HTML to the allow-list of tags, attributes and schemes (MSG-7). Idempotent. */
export function cleanHtml(html: string): string {
  const cached = cache.get(html)
  if (cached !== undefined) return cached
  const clean = sanitize(html, options)
  if (html.length > maxCachedLength) return clean
  const [oldest] = cache.keys()
  if (oldest !== undefined && cache.size >= maxCached) cache.delete(oldest)
  cache.set(html, clean)
  return clean
}
