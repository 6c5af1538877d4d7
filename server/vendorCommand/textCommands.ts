import { type Locale, locales } from '../../src/api/schemas/locales.ts'
import { VendorTexts } from '../../src/api/vendor/schemas/settings.ts'
import { readVendorTexts, replaceVendorTexts } from '../modules/platform/vendorTexts.ts'
import { type Command, UsageError } from './Command.ts'
import { findVendor } from './findVendor.ts'
import { readJsonFile } from './readJsonFile.ts'

function localeOf(code: string): Locale {
  const locale = locales.find(known => known === code)
  if (!locale) throw new UsageError(`There is no language "${code}". There are: ${locales.join(', ')}.`)
  return locale
}

export const setTexts: Command = {
  usage: 'texts set <vendor> <language> <file.json>',
  summary: 'replaces the vendor’s own texts in a language by those of a file like {"bills.title": "Bills"}',
  async run({ database: { queries } }, [slug = '', code = '', path = '']) {
    const { id } = await findVendor(queries, slug)
    const locale = localeOf(code)
    const texts = await readJsonFile(path, VendorTexts, 'texts by their keys, like {"bills.title": "Bills"}')
    await replaceVendorTexts(queries, id, locale, texts)
    const count = Object.keys(texts).length
    return {
      json: { vendor: slug, locale, texts: count },
      text: `${slug} has ${count} texts of its own in ${locale}.`,
    }
  },
}

export const showTexts: Command = {
  usage: 'texts show <vendor> <language>',
  summary: 'prints the vendor’s own texts in a language, as a file for "texts set"',
  async run({ database: { queries } }, [slug = '', code = '']) {
    const { id } = await findVendor(queries, slug)
    const texts = await readVendorTexts(queries, id, localeOf(code))
    return { json: texts, text: JSON.stringify(texts, null, 2) }
  },
}
