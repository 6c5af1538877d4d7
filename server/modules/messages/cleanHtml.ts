import sanitize from 'sanitize-html'
import { safeHtml } from '../../../src/api/rules/safeHtml.ts'

/** Sanitizes HTML to the allow-list of tags, attributes and schemes (MSG-7). Idempotent. */
export const cleanHtml = (html: string): string =>
  sanitize(html, {
    allowedTags: [...safeHtml.tags],
    allowedAttributes: { a: [...safeHtml.attributes.a], img: [...safeHtml.attributes.img] },
    allowedSchemes: [...safeHtml.schemes],
    allowedSchemesAppliedToAttributes: ['href', 'src', 'srcset'],
    allowProtocolRelative: false,
  })
