import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPassword } from '../../../demo/seed/people.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'

const root = new URL('../../..', import.meta.url).pathname
const tool = (name: string) => join(root, 'node_modules/.bin', name)
const run = promisify(execFile)

/** Where each document is served. */
const documents = { residents: 'api/v5', vendors: 'api/vendor/v1' } as const

let server: TestServer
let folder: string

const write = (name: string, text: string) => writeFileSync(join(folder, name), text)

/** What the compiler says of all TypeScript in the folder: nothing if all is well. */
const compile = () =>
  run(tool('tsc'), ['-p', folder]).then(
    ({ stdout }) => stdout,
    ({ stdout }: { readonly stdout: string }) => stdout,
  )

beforeAll(async () => {
  server = await startTestServer()
  folder = mkdtempSync(join(tmpdir(), 'resident-generated-'))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  write('package.json', '{ "type": "module" }')
  const compilerOptions = {
    strict: true,
    noEmit: true,
    target: 'es2023',
    module: 'esnext',
    moduleResolution: 'bundler',
    allowImportingTsExtensions: true,
    lib: ['es2023', 'dom', 'dom.iterable'],
    types: ['node'],
  }
  write('tsconfig.json', JSON.stringify({ compilerOptions }))
  for (const [name, address] of Object.entries(documents)) {
    const answer = await fetch(`${server.url}/${address}/openapi.json`)
    write(`${name}.json`, await answer.text())
  }
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true })
})

// The client imports its functions from @oazapfts/runtime.
test('CFK-6: a generated client compiles, names error codes and calls the server', async () => {
  for (const name of Object.keys(documents))
    await run(tool('oazapfts'), ['--futureStripLegacyMethods', `${name}.json`, `${name}.ts`], { cwd: folder })
  write(
    'call.ts',
    `import { authLogin, defaults, invoicesInvoices, paymentsStartPayment, type Invoice } from './residents.ts'
import { accountMe, defaults as vendorDefaults } from './vendors.ts'

const signedIn = await authLogin({ email: 'owner@example.com', password: '${demoPassword}' })
if (signedIn.status !== 200) throw new Error(signedIn.data.code)
defaults.headers = { Authorization: 'Bearer ' + signedIn.data.data.token }
const answer = await invoicesInvoices('1', { $type: 'monthly', limit: '1' })
if (answer.status !== 200) throw new Error(answer.data.code)
const [invoice]: Invoice[] = answer.data.data
if (!invoice) throw new Error('There is no invoice.')
const refused = await paymentsStartPayment('1', {
  invoiceId: invoice.id,
  type: 'none',
  returnUrl: '${server.url}/',
})
if (refused.status !== 409 && refused.status !== 422) throw new Error('The payment has begun.')
// @ts-expect-error: no call of payments answers this code
const isSocial = refused.data.code === 'social_failed'
vendorDefaults.headers = { Authorization: 'Bearer vk_unknown' }
const stranger = await accountMe()
console.log(
  JSON.stringify({ id: invoice.id, refused: refused.data.code, stranger: stranger.data, isSocial }),
)
`,
  )
  expect(await compile()).toBe('')
  const { stdout } = await run(process.execPath, [join(folder, 'call.ts')])
  expect(JSON.parse(stdout)).toMatchObject({
    id: expect.any(Number),
    refused: expect.stringMatching(/^(invalid_payment_type|already_paid)$/),
    stranger: { code: 'unauthenticated' },
    isSocial: false,
  })
})

test('CFK-6: a generated server stub compiles with an implementation', async () => {
  for (const name of Object.keys(documents))
    await run(process.execPath, [
      join(root, 'tests/support/generateServerStub.ts'),
      join(folder, `${name}.json`),
      join(folder, `${name}-stub`),
    ])
  write(
    'serve.ts',
    `import type { HouseControllerMethods } from './residents-stub/nestjs.gen.ts'
import type { HouseBillOperationsResponse, Invoice, MyHouse } from './residents-stub/types.gen.ts'
import type { AccountControllerMethods } from './vendors-stub/nestjs.gen.ts'
import type { InvoiceRecord, PaymentSettledEvent } from './vendors-stub/types.gen.ts'

const house: MyHouse = { address: null, manager: null, services: [], fund: null, cleaningDays: ['2026-11-30'] }

export class House implements HouseControllerMethods {
  houseMyHouse = async () => ({ data: house })
  houseContractServices = async () => ({ data: [{ code: 'heating', name: 'Heating', provider: null }] })
  houseBillOperations = async (path: { contract: string }): Promise<HouseBillOperationsResponse> => ({
    data: [{ typeCode: path.contract }],
  })
}

export class Account implements AccountControllerMethods {
  accountMe = async () => ({
    data: {
      vendor: { slug: 'alfa', title: 'Alfa', timeZone: 'Europe/Vilnius' },
      key: { name: 'billing', expiresAt: null },
    },
  })
}

// @ts-expect-error: money is text, never a number
export const wrong: Invoice['amount'] = 48.2
export const settled = (event: PaymentSettledEvent): string => event.data.amount
export const amountOf = (invoice: InvoiceRecord): string => invoice.amount
`,
  )
  expect(await compile()).toBe('')
})
