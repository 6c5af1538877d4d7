import { expect, it } from 'vitest'
import { directIcons } from '../../../build/plugins/directIcons.ts'

const transform = directIcons.transform as (code: string, id: string) => { readonly code: string } | undefined

it('NAV-15: a source imports each of its icons from the icon’s own module', () => {
  const source =
    "import { House as HouseIcon, type IconNode, Mail } from 'lucide'\nexport const icons = [HouseIcon, Mail]"
  const { code = '' } = transform(source, '/widgets/messages/View.tsx') ?? {}
  expect(
    [...code.matchAll(/import (\w+) from "[^"]*(\/icons\/[^"]*)"/g)].map(([, ...found]) => found),
  ).toEqual([
    ['HouseIcon', '/icons/house.mjs'],
    ['Mail', '/icons/mail.mjs'],
  ])
  expect(code).not.toContain("'lucide'")
})

it('NAV-15: sources without icons, and packages, stay as they are', () => {
  expect(transform("import { a } from './a.ts'", '/src/a.ts')).toBeUndefined()
  expect(transform("import { Mail } from 'lucide'", '/node_modules/some/a.ts')).toBeUndefined()
})
