import { locales } from '../../src/api/schemas/locales.ts'

/** "contract-switcher" → "ContractSwitcher". */
const pascalCase = (name: string) =>
  name.replace(/(^|-)([a-z])/g, (_, __, letter: string) => letter.toUpperCase())

/**
 * Missing and unexpected files in a widget's folder.
 * @param files paths inside the folder
 */
export function widgetFaults(name: string, files: readonly string[]): string[] {
  const required = [
    'index.ts',
    `${name}.widget.ts`,
    `${pascalCase(name)}.tsx`,
    ...locales.map(locale => `locales/${locale}.json`),
  ]
  const allowed = [
    /^(components\/)?[A-Z]\w*\.tsx$/,
    /^(components\/)?[a-z]\w*\.ts$/,
    // What the build draws of its first state.
    /^drawing\.tsx$/,
    new RegExp(`^(${name}\\.widget\\.ts|(${name}|components/[a-z-]+)\\.css)$`),
    // Derived from the results of the conformance report.
    /^report\.json$/,
    new RegExp(`^locales/(${locales.join('|')})\\.json$`),
  ]
  return [
    ...required.filter(file => !files.includes(file)).map(file => `${name}: ${file} is missing`),
    ...files
      .filter(file => !allowed.some(pattern => pattern.test(file)))
      .map(file => `${name}: ${file} does not belong there`),
  ]
}
