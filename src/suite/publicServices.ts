import { integer, listOf, orElse, recordOf, text } from './readers.ts'

/** Reads external services for homes; drops invalid entries. */
export const readPublicServices = listOf(
  recordOf({ id: integer, code: orElse(text, ''), title: text, text: orElse(text, '') }, { url: text }),
)

/** An external service for homes, as the public sees it. */
export type PublicService = ReturnType<typeof readPublicServices>[number]
