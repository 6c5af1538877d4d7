import type { ComponentType } from 'react'
import { afterEach, expect, test } from 'vitest'
import { AccessibilityStatement } from '../../../widgets/accessibility-statement/AccessibilityStatement.tsx'
import { act } from '../../support/act.ts'
import { type Drawn, draw, translatorOf } from '../../support/draw.tsx'
import { InElement, suiteWith } from '../../support/inElement.tsx'
import { contractOf, organizationGroupOf } from '../../support/organizationGroup.ts'

/** Without attributes. */
const Statement = AccessibilityStatement as ComponentType

let drawn: Drawn
afterEach(() => drawn.remove())

const alfa = organizationGroupOf({ contracts: [contractOf({ id: 10 })] })
const beta = organizationGroupOf({ id: 2, slug: 'beta', contracts: [contractOf({ id: 20 })] })

test('A11-6: with a contract of another vendor the contacts of the former are gone, also if there is no answer', async () => {
  const fetchInformation: typeof fetch = async input => {
    if (!String(input).includes('/1/')) return new Response('{}', { status: 500 })
    const levels = { billLinkEnabled: true, helpDeskEnabled: true, liveChatEnabled: false }
    return Response.json({ data: { ...levels, supportEmail: 'help@alfa.example' } })
  }
  const suite = suiteWith({ fetch: fetchInformation })
  suite.session.store.setState({ status: 'ready', groups: [alfa, beta], contractId: 10 })
  drawn = await draw(
    <InElement suite={suite}>
      <Statement />
    </InElement>,
    { t: await translatorOf('accessibility-statement', 'en') },
  )
  const contacts = () => drawn.words('a').filter(text => text.includes('@'))
  await expect.poll(contacts).toEqual(['help@alfa.example'])
  await act(async () => suite.session.store.setState({ contractId: 20 }))
  await expect.poll(contacts).toEqual([])
})
