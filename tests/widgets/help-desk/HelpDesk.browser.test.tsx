import { afterEach, expect, test } from 'vitest'
import { task, tasks } from '../../../src/api/endpoints/helpDesk.ts'
import { getQueryClient } from '../../../src/runtime/QueryShell.tsx'
import { HelpDesk } from '../../../widgets/help-desk/HelpDesk.tsx'
import { act } from '../../support/act.ts'
import { type Drawn, draw, translatorOf } from '../../support/draw.tsx'
import { commonAttributes, InElement, suiteWith } from '../../support/inElement.tsx'
import { contractOf, organizationGroupOf } from '../../support/organizationGroup.ts'

const groups = [organizationGroupOf({ contracts: [contractOf({ id: 3 }), contractOf({ id: 4 })] })]
const request = {
  id: 7,
  number: 'PG-2026-00007',
  organization: 'Alfa',
  contractId: 3,
  object: null,
  phone: '+37061200001',
  category: 'other',
  stage: 1,
  createdAt: '2026-11-17T08:00:00.000Z',
  isRead: true,
}

let drawn: Drawn
afterEach(() => drawn.remove())

test('CON-1: an open request, once another contract is chosen, is left for the list of that contract, also after a reload', async () => {
  const suite = suiteWith({
    call: async (endpoint: unknown, { query }: { readonly query?: { readonly contractId?: number } }) => {
      if (endpoint === task)
        return { data: { ...request, message: 'Opened', attachments: [], correspondence: [], stages: [] } }
      const row = { ...request, excerpt: `Of contract ${query?.contractId}` }
      return { data: endpoint === tasks ? [row] : [], meta: { nextCursor: null, total: 1 } }
    },
  })
  getQueryClient(suite).clear()
  const choose = (contractId: number) => act(async () => suite.session.store.setState({ groups, contractId }))
  await choose(3)
  const other = {
    view: 'list' as const,
    task: undefined,
    from: undefined,
    to: undefined,
    stage: '' as const,
    recipient: undefined,
    category: undefined,
    message: undefined,
  }
  const element = (
    <InElement suite={suite}>
      <HelpDesk {...commonAttributes} scope="contract" contract={undefined} {...other} />
    </InElement>
  )
  const texts = { t: await translatorOf('help-desk', 'en') }
  drawn = await draw(element, texts)
  await expect.poll(() => drawn.words('ul').join()).toContain('Of contract 3')
  const [link] = drawn.all('ul a')
  await act(async () => link?.click())
  await expect.poll(() => drawn.words('article').join()).toContain('Opened')
  await choose(4)
  await expect.poll(() => drawn.words('ul').join()).toContain('Of contract 4')
  expect(drawn.root.activeElement).toBe(null)
  await drawn.remove()
  drawn = await draw(element, texts)
  await expect.poll(() => drawn.words('ul').join()).toContain('Of contract 4')
})
