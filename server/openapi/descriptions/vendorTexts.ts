import type { ApiTexts } from './ApiTexts.ts'
import { fields } from './fields.ts'
import { vendorNotes } from './notes.ts'
import { vendorParameters, vendorQueries } from './parameters.ts'
import { vendorTags } from './tags.ts'
import { values } from './values.ts'
import { vendorFields } from './vendorFields.ts'
import { vendorSchemas } from './vendorSchemas.ts'

/** Texts of the vendor API. */
export const vendorTexts: ApiTexts = {
  tags: vendorTags,
  notes: vendorNotes,
  schemas: vendorSchemas,
  values,
  fields: { ...fields, ...vendorFields },
  parameters: vendorParameters,
  queries: vendorQueries,
}
