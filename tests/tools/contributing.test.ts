import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type CopyOfTree, copyOfTree } from '../support/copyOfTree.ts'

// Each type check of a whole tree takes several seconds, and minutes on a busy machine.
vi.setConfig({ testTimeout: 600_000 })

/** The steps of CONTRIBUTING.md in a copy of the tree. */
let tree: CopyOfTree
beforeAll(() => {
  tree = copyOfTree()
})
afterAll(() => tree.remove())

describe('CONTRIBUTING.md', () => {
  it('a new widget and a new payment provider pass lint', () => {
    expect(tree.run('node', 'tools/commands/new-widget.ts', 'water-gauge')).toMatchObject({ status: 0 })
    tree.write(
      'server/providers/payments/freePaymentProvider.ts',
      `import type { PaymentProvider } from './PaymentProvider.ts'

/** A provider whose orders need no payment. */
export const freePaymentProvider: PaymentProvider = {
  frameOrigins: [],
  methods: async () => [],
  start: async ({ returnUrl }) => ({ kind: 'redirect', url: returnUrl, providerReference: null }),
  cancel: async () => true,
  refund: async () => {},
  readWebhook: async () => undefined,
}
`,
    )
    const files = ['widgets/water-gauge', 'server/providers/payments']
    expect(tree.run('biome', 'check', '--vcs-enabled=false', '--error-on-warnings', ...files)).toMatchObject({
      status: 0,
    })
  })

  // The widget and the provider are still there: their types are checked here, because each check of the tree takes long.
  it('a new widget passes the types; a new payment provider and a new endpoint fail them until the server uses them', () => {
    tree.write(
      'src/api/schemas/weather.ts',
      `import * as z from 'zod/mini'
import { data } from './primitives.ts'

export const WeatherAnswer = data(z.object({ celsius: z.number() }))
`,
    )
    tree.edit(
      'src/api/endpoints/dashboard.ts',
      'export const currentEvents',
      `export const weather = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'weather',
  access: 'anyone',
  summary: 'The temperature outside',
  answer: WeatherAnswer,
})

export const currentEvents`,
    )
    tree.edit(
      'src/api/endpoints/dashboard.ts',
      "import { endpoint } from './endpoint.ts'",
      "import { WeatherAnswer } from '../schemas/weather.ts'\nimport { endpoint } from './endpoint.ts'",
    )
    tree.edit(
      'server/settings/environment.ts',
      '  SANDBOX_URL: {',
      "  FREE_URL: { schema: base(), expected: 'an address' },\n  SANDBOX_URL: {",
    )
    tree.edit(
      'server/providers/payments/PaymentProvider.ts',
      "stripe: 'STRIPE_SECRET_KEY' }",
      "stripe: 'STRIPE_SECRET_KEY', free: 'FREE_URL' }",
    )
    expect(tree.typeErrors().toSorted()).toEqual([
      'server/modules/dashboard/routes.ts',
      'server/providers/createProviders.ts',
    ])

    tree.edit(
      'server/providers/createProviders.ts',
      '    stripe:\n',
      '    free: environment.FREE_URL ? freePaymentProvider : undefined,\n    stripe:\n',
    )
    tree.edit(
      'server/providers/createProviders.ts',
      "  | 'PAYMENT_URL'\n",
      "  | 'PAYMENT_URL'\n  | 'FREE_URL'\n",
    )
    tree.edit(
      'server/providers/createProviders.ts',
      'import { httpPaymentProvider }',
      "import { freePaymentProvider } from './payments/freePaymentProvider.ts'\nimport { httpPaymentProvider }",
    )
    tree.edit(
      'server/modules/dashboard/routes.ts',
      '    async currentEvents(',
      '    weather: async () => ({ data: { celsius: 21 } }),\n    async currentEvents(',
    )
    expect(tree.typeErrors()).toEqual([])
  })
})
