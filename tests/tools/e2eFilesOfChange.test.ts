import { expect, it } from 'vitest'
import { e2eFilesOfChange } from '../../tools/e2eFilesOfChange.ts'

const files = {
  'e2e/bills.spec.ts': `import { signIn } from './support/signIn.ts'
    page.locator('resident-bills')`,
  'e2e/contracts.spec.ts': `const text = textsOf('contracts')`,
  'e2e/portal-menus.spec.ts': `page.goto('/')`,
}

it.each([
  ['itself', 'e2e/contracts.spec.ts', ['e2e/contracts.spec.ts']],
  ['its element', 'widgets/bills/bills.css', ['e2e/bills.spec.ts']],
  ['its texts', 'widgets/contracts/locales/lt.json', ['e2e/contracts.spec.ts']],
  ['what it imports', 'e2e/support/signIn.ts', ['e2e/bills.spec.ts']],
  ['the portal', 'hosts/portal/styles/header.css', ['e2e/portal-menus.spec.ts']],
  ['no element of a longer name', 'widgets/bill/bill.css', []],
  ['nothing that all share', 'src/ui/Button.tsx', []],
])('an e2e file runs for a change of %s', (_, changed, expected) => {
  expect(e2eFilesOfChange([changed], files)).toEqual(expected)
})
