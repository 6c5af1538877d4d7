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
 * The texts people see, from the files the product reads: labels in tests cannot drift from them.
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
    // Elements find those of the shell under the same name.
    fallbackNS: owner === 'shared' ? 'shell' : false,
    initAsync: false,
    // A key that is not there would pass for a label nobody sees.
    parseMissingKeyHandler: key => {
      throw new Error(`${file} has no text "${key}"`)
    },
    interpolation: { escapeValue: false },
    resources: { [locale]: { [owner]: textsIn(owner), shell: textsIn('shell') } },
  })
  return instance.getFixedT(locale, owner)
}
