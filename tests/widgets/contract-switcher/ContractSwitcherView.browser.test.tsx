import '../../support/fixedDay.ts'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ContractSwitcherView } from '../../../widgets/contract-switcher/ContractSwitcherView.tsx'
import { scenarios } from '../../../widgets/contract-switcher/scenarios.ts'
import { act } from '../../support/act.ts'
import { type Drawn, draw, translatorOf } from '../../support/draw.tsx'
import { settle } from '../../support/settle.ts'

const link = { href: '#', onClick: () => undefined }
const onPick = vi.fn()

let drawn: Drawn
afterEach(async () => {
  onPick.mockClear()
  await drawn.remove()
})

async function show(name: string) {
  const t = await translatorOf('contract-switcher', 'en')
  const scenario = scenarios(t)[name]
  if (!scenario) throw new Error(`No scenario ${name}`)
  const none = () => undefined
  drawn = await draw(
    <ContractSwitcherView
      {...scenario}
      onOpen={none}
      onClose={none}
      onRetry={none}
      onPick={onPick}
      contracts={link}
    />,
    { t },
  )
  await settle(drawn)
}

const contracts = () => drawn.all('.contract').filter(row => row.checkVisibility())
const heads = () => drawn.all('.group-head').map(head => head.getAttribute('aria-expanded'))
const type = (text: string) =>
  act(async () => {
    const search = drawn.all('input')[0]
    if (search) await userEvent.fill(search, text)
  })

describe('the drawer of contracts', () => {
  test('CON-1: expands vendors with fewer than 4 contracts, and collapses others', async () => {
    await show('open with sixty')
    expect(drawn.words('.group-head .muted')).toEqual(['38 contracts', '3 contracts', '19 contracts'])
    expect(heads()).toEqual(['false', 'true', 'false'])
    expect(contracts()).toHaveLength(3)
    await act(async () => drawn.all('.group-head')[0]?.click())
    expect(contracts()).toHaveLength(41)
  })

  test('CON-1, CON-3: expands every vendor with a match, regardless of case and accents', async () => {
    await show('open with sixty')
    await type('TEVU butas')
    expect(drawn.words('ul:not([hidden]) .contract strong')).toEqual([
      'Tėvų butas su labai ilgu pavadinimu, kad matytųsi, kaip jis laužomas',
    ])
    expect(drawn.words('[role="status"]')[0]).toBe('1 contract found')
    await type('nowhere')
    expect(contracts()).toEqual([])
    expect(drawn.words('[role="status"]')[0]).toContain('No contract has this name')
    await type('')
    expect(heads()).toEqual(['false', 'true', 'false'])
  })

  test('CON-1: selects the clicked contract with its vendor, and marks the current one', async () => {
    await show('open')
    const row = contracts()[1]
    await act(async () => row?.click())
    expect(onPick).toHaveBeenCalledWith(35, 1)
    expect(drawn.words('[aria-current="true"] strong')).toEqual(['Namai'])
  })

  test('CON-9: shows the status of an address as text as well as by a dot', async () => {
    await show('open')
    const [active, inactive] = drawn.all('.address')
    expect(active?.textContent).toContain('(active)')
    expect(active?.querySelector('.dot')?.getAttribute('title')).toBe('active')
    expect(inactive?.querySelector('.muted')?.textContent).toContain('(inactive)')
    expect(inactive?.querySelector('.dot')?.getAttribute('title')).toBe('inactive')
  })

  test('CON-3: shows that a contract has no name', async () => {
    await show('open')
    expect(drawn.words('.contract .row-text > :first-child')[2]).toBe('Contract without name')
  })

  test('CON-1: links to professional services only if they are accessible', async () => {
    await show('open')
    expect(drawn.words('.drawer-links a')).toEqual(['My contracts'])
  })
})
