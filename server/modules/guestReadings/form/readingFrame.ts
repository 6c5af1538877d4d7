import type { Locale } from '../../../../src/api/schemas/locales.ts'
import { apiRoot } from '../../../http/apiRoot.ts'
import { formPath, proofForm } from './formPage.ts'

/** What a frame of the element shows in a browser without scripts; it needs the vendor in the frame's address. */
export const readingFrame = (vendor: string, locale: Locale) => ({
  style: `${apiRoot}/${formPath}.css`,
  body: proofForm(locale, `${apiRoot}/${formPath}?vendor=${vendor}&locale=${locale}`),
})
