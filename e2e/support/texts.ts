import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInstance, type TFunction } from 'i18next'

const root = join(import.meta.dirname, '..', '..')
const folderOf: Readonly<Record<string, string>> = {
  shared: 'src/i18n/locales',
  shell: 'src/i18n/shell/locales',
  forms: 'src/i18n/forms/locales',
  portal: 'hosts/portal/locales',
  embed: 'hosts/embed/locales',
}

/**
 * The visible texts, from the product's own locale files, so that labels in tests stay in sync.
 * @param owner a widget's folder, or one of those above
 */
export function textsOf(owner: string, locale = 'en'): TFunction {
  const fileOf = (name: string) => join(root, folderOf[name] ?? `widgets/${name}/locales`, `${locale}.json`)
  const file = fileOf(owner)
  if (!existsSync(file)) throw new Error(`There are no texts in ${file}`)
  const textsIn = (name: string) => JSON.parse(readFileSync(fileOf(name), 'utf8'))
  const instance = createInstance()
  void instance.init({
    lng: locale,
    defaultNS: owner,
    // Elements look up shared texts under the same name.
    fallbackNS: owner === 'shared' ? 'shell' : false,
    initAsync: false,
    // A missing key would otherwise match a label that does not exist.
    parseMissingKeyHandler: key => {
      throw new Error(`${file} has no text "${key}"`)
    },
    interpolation: { escapeValue: false },
    resources: { [locale]: { [owner]: textsIn(owner), shell: textsIn('shell') } },
  })
  return instance.getFixedT(locale, owner)
}
