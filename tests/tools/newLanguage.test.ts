import { dirname } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { trackedFiles } from '../conventions/trackedFiles.ts'
import { type CopyOfTree, copyOfTree } from '../support/copyOfTree.ts'

const folders = [...new Set(trackedFiles(/(^|\/)locales\/en\.json$/).map(dirname))]

/**
 * Files that still name every language: texts in code, and lists. Their types fail for a new language, so
 * none is forgotten. The list may only become shorter.
 */
const stillByHand: readonly string[] = [
  'server/modules/accounts/mails/accountMails.ts',
  'server/modules/accounts/mails/socialMails.ts',
  'server/modules/contractLinks/contractMails.ts',
]

// Each type check of a whole tree takes several seconds, and minutes on a busy machine.
vi.setConfig({ testTimeout: 600_000 })

let tree: CopyOfTree
beforeAll(() => {
  tree = copyOfTree()
  // Estonian as an example: its files with the English texts, and one line.
  for (const folder of folders) tree.copy(`${folder}/en.json`, `${folder}/et.json`)
  tree.edit('src/api/schemas/locales.ts', "'ru'] as const", "'ru', 'et'] as const")
})
afterAll(() => tree.remove())

it('I18-1: a new language passes the types, except in exactly the files that name every language', () => {
  expect(folders.length).toBeGreaterThan(40)
  expect(tree.typeErrors().toSorted()).toEqual(stillByHand.toSorted())
})

it('I18-1: a new language is in everything derived from the list of languages', () => {
  tree.write(
    'languages.ts',
    `import { elementList } from './build/derived/elementList.ts'
import { describeElements } from './build/derived/describeElements.ts'
import { packageEntries } from './build/package/packageEntries.ts'
import { isLocale } from './src/api/schemas/locales.ts'
console.log(JSON.stringify({
  languages: elementList(describeElements([], [], '1.0.0')).languages,
  entries: packageEntries(['bills'], 'embed/1')['common.js'].includes('texts/shared.et.js'),
  isLocale: isLocale('et'),
}))
`,
  )
  const { status, output } = tree.run('node', 'languages.ts')
  expect({ status, output }).toMatchObject({ status: 0 })
  expect(JSON.parse(output)).toEqual({
    languages: expect.objectContaining({ et: 'Eesti' }),
    entries: true,
    isLocale: true,
  })
})
