import { afterEach, expect, test } from 'vitest'
import { polls } from '../../../src/api/endpoints/polls.ts'
import type { Contract } from '../../../src/api/schemas/contracts.ts'
import { ApiError } from '../../../src/client/ApiError.ts'
import { ContractContext } from '../../../src/runtime/ContractContext.ts'
import { getQueryClient } from '../../../src/runtime/QueryShell.tsx'
import { Polls } from '../../../widgets/polls/Polls.tsx'
import { detail, rows } from '../../../widgets/polls/pollScenarios.ts'
import { act } from '../../support/act.ts'
import { type Drawn, draw, translatorOf } from '../../support/draw.tsx'
import { commonAttributes, InElement, suiteWith } from '../../support/inElement.tsx'
import { contractOf, organizationGroupOf } from '../../support/organizationGroup.ts'

const [first, second] = [contractOf({ id: 3 }), contractOf({ id: 4 })]
const group = organizationGroupOf({ contracts: [first, second] })

let drawn: Drawn
afterEach(() => drawn.remove())

test('CON-1: an open poll, once another contract is chosen, is left for the list of that contract, also after a reload', async () => {
  const suite = suiteWith({
    call: async (endpoint: unknown, { params }: { readonly params: { readonly contract: number } }) => {
      const title = `Of contract ${params.contract}`
      if (endpoint === polls) return { data: [{ ...rows[0], title }], meta: { nextCursor: null, total: 1 } }
      if (params.contract === second.id)
        throw new ApiError({ kind: 'refused', status: 404, code: 'not_found' })
      return { data: { ...detail, isRead: true } }
    },
  })
  getQueryClient(suite).clear()
  const element = (contract: Contract) => (
    <InElement suite={suite}>
      <ContractContext value={{ group, contract }}>
        <Polls {...commonAttributes} contract={undefined} tab="active" poll={undefined} />
      </ContractContext>
    </InElement>
  )
  const texts = { t: await translatorOf('polls', 'en') }
  drawn = await draw(element(first), texts)
  await expect.poll(() => drawn.words('ul a').join()).toContain('Of contract 3')
  const [link] = drawn.all('ul a')
  await act(async () => link?.click())
  await expect.poll(() => drawn.words('h2')).toEqual([detail.title])
  await drawn.redraw(element(second))
  await expect.poll(() => drawn.words('ul a').join()).toContain('Of contract 4')
  expect(drawn.root.activeElement).toBe(null)
  await drawn.remove()
  drawn = await draw(element(second), texts)
  await expect.poll(() => drawn.words('ul a').join()).toContain('Of contract 4')
})
