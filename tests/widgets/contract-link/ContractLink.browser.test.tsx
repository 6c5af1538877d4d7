import { afterEach, expect, test } from 'vitest'
import { createOnce } from '../../../src/suite/createOnce.ts'
import { getSuite, type Suite } from '../../../src/suite/getSuite.ts'
import { ContractLink } from '../../../widgets/contract-link/ContractLink.tsx'
import { act } from '../../support/act.ts'
import { type Drawn, draw, translatorOf } from '../../support/draw.tsx'
import { commonAttributes, InElement } from '../../support/inElement.tsx'

let drawn: Drawn
afterEach(() => drawn.remove())

test('CON-6: the role of the page’s attribute is chosen, also if it changes later, until a person chooses one', async () => {
  const page = getSuite()
  const fetchFeatures = async () => Response.json({ data: ['profile_can_link_contract'] })
  const client = { ...page.client, fetch: fetchFeatures }
  const suite: Suite = { ...page, client, once: createOnce() }
  const element = (formRole: number) => (
    <InElement suite={suite}>
      <ContractLink {...commonAttributes} formRole={formRole} />
    </InElement>
  )
  const role = () => drawn.all('select')[0] as HTMLSelectElement | undefined
  drawn = await draw(element(1), { t: await translatorOf('contract-link', 'en') })
  await expect.poll(() => role()?.value).toBe('1')
  await drawn.redraw(element(3))
  expect(role()?.value).toBe('2')
  await act(async () => {
    Object.assign(role() ?? {}, { value: '4' })
    role()?.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await drawn.redraw(element(6))
  expect(role()?.value).toBe('4')
})
