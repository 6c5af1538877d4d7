import { afterEach, expect, test } from 'vitest'
import {
  type createContractName,
  deleteContractName,
  updateContractName,
} from '../../../src/api/endpoints/contracts.ts'
import type { Contract } from '../../../src/api/schemas/contracts.ts'
import { ApiError } from '../../../src/client/ApiError.ts'
import { useContractNames } from '../../../src/runtime/useContractNames.ts'
import { act } from '../../support/act.ts'
import { type Drawn, draw } from '../../support/draw.tsx'
import { InElement, suiteWith } from '../../support/inElement.tsx'

let drawn: Drawn
afterEach(() => drawn.remove())

type Name = Contract['contractName']

let naming: ReturnType<ReturnType<typeof useContractNames>>
function Naming({ contract }: { readonly contract: Contract }) {
  naming = useContractNames()(contract)
  return null
}

/** Saves a name in a tab that knows `known`, while another tab has left `present` on the server. Returns the name there. */
async function save(known: Name, present: Name, typed: string): Promise<string | undefined> {
  let stored = present
  const call = async (endpoint: typeof createContractName, { body }: { readonly body: { name: string } }) => {
    const isUpdate = (endpoint as unknown) === updateContractName
    if (isUpdate && !stored) throw new ApiError({ kind: 'refused', status: 404, code: 'not_found' })
    if ((endpoint as unknown) === deleteContractName) stored = null
    else if (isUpdate || !stored) stored = { id: stored?.id ?? 9, name: body.name }
    return { data: stored }
  }
  const page = suiteWith({ call })
  const suite = { ...page, session: { ...page.session, refresh: async () => undefined } }
  drawn = await draw(
    <InElement suite={suite}>
      <Naming contract={{ id: 1, contractName: known } as Contract} />
    </InElement>,
  )
  await act(async () => naming.onEdit())
  await act(async () => naming.onType(typed))
  await act(async () => naming.onSave())
  await expect.poll(() => naming.editing).toBe(undefined)
  return stored?.name
}

test.each<[string, Name, Name]>([
  ['nobody else has named', null, null],
  ['another tab has named meanwhile', null, { id: 9, name: 'Namai' }],
  ['another tab has renamed', { id: 7, name: 'Namai' }, { id: 7, name: 'Butas' }],
  ['another tab has taken the name from', { id: 7, name: 'Namai' }, null],
])('CON-4: the name that was typed last is that of a contract which %s', async (_, known, present) => {
  expect(await save(known, present, 'Sodas')).toBe('Sodas')
})
