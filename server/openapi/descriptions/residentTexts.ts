import type { ApiTexts } from './ApiTexts.ts'
import { fields } from './fields.ts'
import { notes } from './notes.ts'
import { parameters, queries } from './parameters.ts'
import { residentFields } from './residentFields.ts'
import { schemas } from './schemas.ts'
import { tags } from './tags.ts'
import { values } from './values.ts'

/** Texts of the residents' API. */
export const residentTexts: ApiTexts = {
  tags,
  notes,
  schemas,
  values,
  fields: { ...fields, ...residentFields },
  parameters,
  queries,
}
