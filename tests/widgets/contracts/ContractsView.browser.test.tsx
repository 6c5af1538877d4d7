import '../../support/fixedDay.ts'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ContractsView } from '../../../widgets/contracts/ContractsView.tsx'
import { widget } from '../../../widgets/contracts/index.ts'
import { scenarios } from '../../../widgets/contracts/scenarios.ts'
import { type Drawn, draw, translatorOf } from '../../support/draw.tsx'

const none = () => undefined
const onAsk = vi.fn()
const onRemove = vi.fn()
const onOpen = vi.fn()

let drawn: Drawn
afterEach(async () => {
  vi.clearAllMocks()
  await drawn.remove()
})

async function show(name: string) {
  const t = await translatorOf('contracts', 'en')
  const scenario = scenarios(t)[name]
  if (!scenario) throw new Error(`No scenario ${name}`)
  drawn = await draw(
    <ContractsView
      {...scenario}
      onOpen={onOpen}
      onSelectForRemoval={onAsk}
      onRemove={onRemove}
      onEmail={none}
      onEmailType={none}
      onEmailSubmit={none}
      onEmailAgain={none}
      onEmailRetry={none}
    />,
    { t, css: widget.css },
  )
}

describe('the list of contracts', () => {
  test('CON-8 CON-9: groups contracts by vendor, each with number, addresses, status and actions', async () => {
    await show('few')
    expect(drawn.words('.vendor h2')).toEqual(['Alfa namai', 'Beta komunalinės paslaugos'])
    expect(drawn.all('.row')[2]?.textContent).toContain(
      'No.\u00a0100236 · Beta komunalinės paslaugos Klaipėda',
    )
    expect(drawn.words('.status')).toEqual(['Inactive'])
    expect(drawn.words('.other-roles > p')).toEqual(['2 more contracts are available in another role.'])
    await drawn.press('Open, No.\u00a0100235')
    expect(onOpen.mock.calls[0]?.[0]).toMatchObject({ id: 35 })
  })

  test('CON-8: asks before removing, and explains that the contract itself remains', async () => {
    await show('few')
    await drawn.press('Unlink, No.\u00a0100234')
    expect(onAsk.mock.calls[0]?.[0]).toMatchObject({ id: 34 })
    expect(onRemove).not.toHaveBeenCalled()
    await drawn.remove()
    await show('removing')
    expect(drawn.words('dialog h2')).toContain('Unlink contract 100234?')
    expect(drawn.words('dialog[open]')[0]).toContain('The contract itself stays in force.')
    await drawn.press('Unlink the contract')
    expect(onRemove.mock.calls[0]?.[0]).toMatchObject({ id: 34 })
  })

  test('CON-8: shows a long list twelve contracts at a time', async () => {
    await show('many')
    expect(drawn.all('.row')).toHaveLength(12)
    expect(drawn.words('.pager p')).toEqual(['12 of 38'])
    await drawn.press('Show more')
    expect(drawn.words('.pager p')).toEqual(['24 of 38'])
  })

  test('CON-8 AUT-16: shows an unconfirmed address with its expiry, and resends the link', async () => {
    await show('e-mail waiting')
    const [panel] = drawn.words('.row-email')
    expect(panel).toContain('ruta.zemaitiene@example.com isn’t confirmed yet')
    expect(panel).toContain('It works until 14:25.')
    expect(drawn.words('.row-email button')).toEqual(['Send the link again', 'Send a link there'])
  })

  test('CON-8: explains what to do without contracts, with a link where linking is enabled', async () => {
    await show('none')
    expect(drawn.words('.empty a')).toEqual(['Link a contract'])
    await drawn.remove()
    await show('none, not to be linked')
    expect(drawn.all('.empty a')).toEqual([])
    expect(drawn.words('.empty p')[0]).toContain('to link your contract')
  })
})
