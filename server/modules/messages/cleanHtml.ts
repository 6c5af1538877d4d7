import sanitize from 'sanitize-html'
import { safeHtml } from '../../../src/api/rules/safeHtml.ts'

const options: sanitize.IOptions = {
  allowedTags: [...safeHtml.tags],
  allowedAttributes: { a: [...safeHtml.attributes.a], img: [...safeHtml.attributes.img] },
  allowedSchemes: [...safeHtml.schemes],
  allowedSchemesAppliedToAttributes: ['href', 'src', 'srcset'],
  allowProtocolRelative: false,
}

/** Most texts whose result is kept, and the characters of the longest: at most 8 MB. */
const mostKept = 200
const longestKept = 10_000

// Many read the same message in the same hours, and sanitizing takes a seventh of such a call.
const kept = new Map<string, string>()

/** Sanitizes HTML to the allow-list of tags, attributes and schemes (MSG-7). Idempotent. */
export function cleanHtml(html: string): string {
  const known = kept.get(html)
  if (known !== undefined) return known
  const clean = sanitize(html, options)
  if (html.length > longestKept) return clean
  const [oldest] = kept.keys()
  if (oldest !== undefined && kept.size >= mostKept) kept.delete(oldest)
  kept.set(html, clean)
  return clean
}
