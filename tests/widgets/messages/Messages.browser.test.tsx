import { afterEach, expect, test } from 'vitest'
import { message, messages } from '../../../src/api/endpoints/messages.ts'
import { getQueryClient } from '../../../src/runtime/QueryShell.tsx'
import { Messages } from '../../../widgets/messages/Messages.tsx'
import { act } from '../../support/act.ts'
import { type Drawn, draw, translatorOf } from '../../support/draw.tsx'
import { commonAttributes, InElement, suiteWith } from '../../support/inElement.tsx'
import { contractOf, organizationGroupOf } from '../../support/organizationGroup.ts'

const groups = [organizationGroupOf({ contracts: [contractOf({ id: 3 }), contractOf({ id: 4 })] })]
const news = {
  id: 7,
  type: 'news',
  date: '2026-11-20T08:00:00Z',
  object: null,
  contractId: null,
  isRead: true,
}

let drawn: Drawn
afterEach(() => drawn.remove())

test('CON-1: an open message, once another contract is chosen, is left for the list of that contract, also after a reload', async () => {
  const suite = suiteWith({
    call: async (endpoint: unknown, { query }: { readonly query?: { readonly contractId?: number } }) => {
      if (endpoint === message)
        return { data: { ...news, topic: 'Opened', body: '', files: [], plannedWork: null } }
      const row = { ...news, topic: `Of contract ${query?.contractId}` }
      return { data: endpoint === messages ? [row] : [], meta: { nextCursor: null, total: 1 } }
    },
  })
  getQueryClient(suite).clear()
  const choose = (contractId: number) => act(async () => suite.session.store.setState({ groups, contractId }))
  await choose(3)
  const element = (
    <InElement suite={suite}>
      <Messages
        {...commonAttributes}
        scope="contract"
        contract={undefined}
        type={undefined}
        message={undefined}
      />
    </InElement>
  )
  const texts = { t: await translatorOf('messages', 'en') }
  drawn = await draw(element, texts)
  await expect.poll(() => drawn.words('ul a').join()).toContain('Of contract 3')
  const [link] = drawn.all('ul a')
  await act(async () => link?.click())
  await expect.poll(() => drawn.words('h2')).toEqual(['Opened'])
  await choose(4)
  await expect.poll(() => drawn.words('ul a').join()).toContain('Of contract 4')
  expect(drawn.root.activeElement).toBe(null)
  await drawn.remove()
  drawn = await draw(element, texts)
  await expect.poll(() => drawn.words('ul a').join()).toContain('Of contract 4')
})
