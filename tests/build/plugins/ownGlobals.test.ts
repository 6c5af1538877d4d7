import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ownGlobals } from '../../../build/plugins/ownGlobals.ts'

const transform = ownGlobals.transform as (code: string, id: string) => { readonly code: string } | undefined

it('EMB-6: the router describes navigations without the page’s Request, which MooTools replaces', () => {
  const file = ['production', 'development']
    .map(mode => join(process.cwd(), 'node_modules/react-router/dist', mode, 'lib/router/router.js'))
    .find(existsSync)
  const { code = '' } = transform(readFileSync(file ?? '', 'utf8'), file ?? '') ?? {}
  const [made = ''] = /function createClientSideRequest\([\s\S]*?\n}\n/.exec(code) ?? []
  expect(made).toContain('init.method')
  expect(made).not.toContain('new Request')
})
