import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { trackedFiles } from './trackedFiles.ts'

/** Style sheets of every element; see src/element/baseCss.ts. */
const base = new Set(['src/theme/tokens.css', 'src/theme/isolation.css', 'src/ui/ui.css'])

const classesOf = (css: string) =>
  new Set([...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/\.([a-z][\w-]*)/g)].map(match => match[1] ?? ''))

/** Class names that a component's code contains. */
function classNames(code: string): Set<string> {
  const values = [...code.matchAll(/className=("[^"]*"|\{[^}]*\})/g)].map(match => match[1] ?? '')
  const texts = values.flatMap(value =>
    [...value.matchAll(/["'`]([^"'`]*)["'`]/g)].map(match => match[1] ?? ''),
  )
  return new Set(texts.flatMap(text => text.split(/[\s$]+/)))
}

const sheets = new Map(
  trackedFiles(/^(src|widgets|hosts\/portal)\/.*\.css$/).map(path => [
    path,
    classesOf(readFileSync(path, 'utf8')),
  ]),
)
const inBase = new Set([...base].flatMap(path => [...(sheets.get(path) ?? [])]))
const shared = [...sheets].filter(([path]) => path.startsWith('src/') && !base.has(path))

/** The folder whose style sheets a component may use without an import: its widget's, or the portal's. */
const ownerOf = (path: string) => /^(widgets\/[^/]+|hosts\/portal)\//.exec(path)?.[1]

test('a component imports the style sheet of every shared class that it uses', () => {
  const missing = trackedFiles(/^(src|widgets|hosts\/portal)\/.*\.tsx$/).flatMap(path => {
    const code = readFileSync(path, 'utf8')
    const brought = new Set(
      [...code.matchAll(/import (\w+) from '([^']+\.css)\?inline'/g)]
        .filter(([, name]) => code.includes(`useSheet(${name})`))
        .map(([, , file]) => join(dirname(path), file ?? '')),
    )
    const owner = ownerOf(path)
    const own = new Set(
      [...sheets]
        .filter(([file]) => owner && file.startsWith(`${owner}/`))
        .flatMap(([, names]) => [...names]),
    )
    return [...classNames(code)].flatMap(name => {
      if (inBase.has(name) || own.has(name)) return []
      const candidates = shared.filter(([, names]) => names.has(name)).map(([file]) => file)
      if (candidates.length === 0 || candidates.some(file => brought.has(file))) return []
      return [`${path}: class "${name}" is styled by ${candidates.join(' or ')}`]
    })
  })
  expect(missing).toEqual([])
})
