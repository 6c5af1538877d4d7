import * as z from 'zod/mini'
import { Code, described, localizedText, record, whole } from '../values.ts'

export const CategoryTitle = localizedText(200)

/** A category of residents' requests; a vendor that has any is asked with these in place of the usual ones. */
export const HelpDeskCategoryRecord = z.strictObject({
  ...record,
  position: described('Place in the form, the lowest first', z._default(whole(0, 30_000), 0)),
  code: described('Unique per vendor; requests and events name the category by it', Code),
  title: described('Name in each language', CategoryTitle),
})
export type HelpDeskCategoryRecord = z.infer<typeof HelpDeskCategoryRecord>
