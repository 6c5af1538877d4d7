import { copyFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { locales } from '../../src/api/schemas/locales.ts'
import { tokens } from '../../src/theme/tokens.ts'
import { derivedFiles } from '../derived/derivedFiles.ts'
import { describeElements } from '../derived/describeElements.ts'
import { readDeclarations } from '../derived/readDeclarations.ts'
import { suiteVersion } from '../suiteVersion.ts'
import { commonTexts, packageEntries } from './packageEntries.ts'
import { packageJson } from './packageJson.ts'
import { packageTypings } from './packageTypings.ts'

const top = join(import.meta.dirname, '..', '..')
const nameOf = (script: string) => script.replace(/\.js$/, '')

/** Replaces relative links by their text, because their targets are not in the package. */
const withoutLinks = (text: string) => text.replace(/\[([^\]]+)\]\((?!https:)[^)]+\)/g, '$1')

/**
 * Writes the npm package: the built elements unchanged, with entries, typings and editor data. The build has already
 * written `runtime.js`.
 * @param output folder of all built files
 */
export async function writePackage(output: string): Promise<void> {
  const folder = join(output, 'package')
  const suite = suiteVersion()
  const embed = `embed/${suite}`
  const built = join(output, embed)
  const { elements, ...rest } = describeElements(await readDeclarations(), tokens, suite)
  const names = elements.map(({ script }) => nameOf(script))
  const placed = elements.map(element => ({ ...element, script: `elements/${element.script}` }))
  const own = JSON.parse(readFileSync(join(top, 'package.json'), 'utf8')) as {
    version: string
    license: string
  }

  // Compressed files and derived files in the version's folder are left out; the package has its own derived files.
  const derived = derivedFiles({ ...rest, elements: placed })
  cpSync(built, join(folder, embed), {
    recursive: true,
    filter: file =>
      !/\.(br|gz|tgz)$/.test(file) && !(dirname(file) === built && file.slice(built.length + 1) in derived),
  })
  copyFileSync(join(output, 'embed', 'loader.js'), join(folder, 'embed', 'loader.js'))
  copyFileSync(join(top, 'LICENSE'), join(folder, 'LICENSE'))
  const texts = [...names, ...commonTexts].flatMap(name =>
    locales.map(locale => {
      const text = readFileSync(join(built, `${name}.${locale}.json`), 'utf8')
      return [`texts/${name}.${locale}.js`, `export default ${text}\n`] as const
    }),
  )
  const files: Readonly<Record<string, string>> = {
    'package.json': `${JSON.stringify(packageJson(elements, own, embed), null, 2)}\n`,
    'README.md': readFileSync(join(top, 'hosts', 'package', 'README.md'), 'utf8'),
    'CHANGELOG.md': withoutLinks(readFileSync(join(top, 'CHANGELOG.md'), 'utf8')),
    'loader.d.ts': 'export {}\n',
    ...derived,
    ...packageEntries(names, embed),
    ...packageTypings(elements),
    ...Object.fromEntries(texts),
  }
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}
