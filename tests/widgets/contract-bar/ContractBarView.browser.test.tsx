import '../../support/fixedDay.ts'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ContractBarView } from '../../../widgets/contract-bar/ContractBarView.tsx'
import { widget } from '../../../widgets/contract-bar/index.ts'
import { scenarios } from '../../../widgets/contract-bar/scenarios.ts'
import { act } from '../../support/act.ts'
import { type Drawn, draw, translatorOf } from '../../support/draw.tsx'
import { settle } from '../../support/settle.ts'

const onPick = vi.fn()
const onClose = vi.fn()

let drawn: Drawn
afterEach(async () => {
  vi.clearAllMocks()
  await drawn.remove()
})

async function show(name: string, naming: object = {}) {
  const t = await translatorOf('contract-bar', 'en')
  const scenario = scenarios(t)[name]
  if (!scenario) throw new Error(`No scenario ${name}`)
  const { state } = scenario
  const viewState = state.kind === 'ready' ? { ...state, naming: { ...state.naming, ...naming } } : state
  drawn = await draw(<ContractBarView {...scenario} state={viewState} onPick={onPick} onClose={onClose} />, {
    t,
    css: widget.css,
  })
  await settle(drawn)
}

const type = (selector: string, text: string) =>
  act(async () => {
    const input = drawn.all(selector)[0]
    if (input) await userEvent.fill(input, text)
  })
const names = () => drawn.words('.change-card .row-text > :first-child')
const checked = () => drawn.words('.change-card:has(:checked) .row-text > :first-child')
/** The name in the bar, then those in the cards. */
const everyName = '.naming > :first-child, .change-card .row-text > :first-child'

describe('the bar of a contract', () => {
  test('CON-2 CON-4: shows number and name, or that the contract has no name', async () => {
    await show('without name')
    expect(drawn.words('.bar .row-text .muted')[0]).toBe('Contract 100236')
    expect(drawn.words(everyName)).toEqual(['Contract without name'])
  })

  test('CON-4: that a contract has no name looks unlike a name, in the bar and in the cards', async () => {
    const weights = () => drawn.all(everyName).map(element => Number(getComputedStyle(element).fontWeight))
    await show('without name')
    expect(weights()[0]).toBe(400)
    await drawn.remove()
    await show('changing')
    expect(names()[2]).toBe('Contract without name')
    expect(weights().map(weight => weight > 400)).toEqual([true, true, true, false])
  })

  test('CON-4: an empty name is none, in the bar and in the cards', async () => {
    const t = await translatorOf('contract-bar', 'en')
    const scenario = scenarios(t).changing
    if (scenario?.state.kind !== 'ready') throw new Error('The bar is not ready.')
    const contract = { ...scenario.state.contract, contractName: { id: 1, name: '' } }
    const state = { ...scenario.state, contract, contracts: [contract] }
    const view = <ContractBarView {...scenario} state={state} onPick={onPick} onClose={onClose} />
    drawn = await draw(view, { t, css: widget.css })
    await settle(drawn)
    expect(drawn.words(everyName)).toEqual(['Contract without name', 'Contract without name'])
  })

  test('CON-4: saves the name on Enter, cancels on Escape, and shows an error at the field', async () => {
    const naming = { onSave: vi.fn(), onCancel: vi.fn(), onType: vi.fn() }
    await show('name refused', naming)
    const [input] = drawn.all('.naming input')
    expect(input?.getAttribute('aria-invalid')).toBe('true')
    const description = drawn.root.getElementById(input?.getAttribute('aria-describedby') ?? '')
    expect(description?.textContent).toBe('Use 255 characters or fewer.')
    await type('.naming input', 'Namai')
    expect(naming.onType).toHaveBeenLastCalledWith('Namai')
    await act(async () => userEvent.keyboard('{Enter}'))
    expect(naming.onSave).toHaveBeenCalledOnce()
    await act(async () => userEvent.keyboard('{Escape}'))
    expect(naming.onCancel).toHaveBeenCalledOnce()
  })
})

describe('the dialog to change the contract', () => {
  test('CON-3: opens with all contracts and the current one selected, and changes to the selected one', async () => {
    await show('changing')
    expect(names()).toHaveLength(3)
    expect(checked()).toEqual(['Namai'])
    await act(async () => drawn.all('.change-card input')[1]?.click())
    await drawn.press('Switch')
    expect(onPick.mock.calls).toEqual([[35]])
  })

  test('CON-3: searches after half a second, deselects hidden contracts, and preselects a single match', async () => {
    await show('changing, many')
    await type('.search input', 'druskininkai')
    await expect.poll(names).toEqual(['Tėvų butas su labai ilgu pavadinimu, kad matytųsi, kaip jis laužomas'])
    expect(drawn.words('.found')[0]).toBe('1 contract found')
    await drawn.press('Switch')
    expect(onPick.mock.calls).toEqual([[35]])
    await type('.search input', 'Savanorių')
    await expect.poll(() => names().length).toBe(20)
    expect(checked()).toEqual([])
    await drawn.press('Switch')
    expect(onPick).toHaveBeenCalledTimes(1)
    expect(drawn.words('.found')[0]).toBe('Choose one of the contracts.')
    await type('.search input', '')
    expect(names()).toHaveLength(23)
  })

  test('CON-3: opens the FAQ in a new window, or shows plain text without an address', async () => {
    await show('changing')
    const [link] = drawn.all('.change-end a')
    expect([link?.getAttribute('href'), link?.getAttribute('target')]).toEqual([
      'https://alfa.example/duk',
      '_blank',
    ])
    await drawn.remove()
    await show('changing, many')
    expect(drawn.all('.change-end a')).toEqual([])
    expect(drawn.words('.change-end .muted')).toEqual(['Questions and answers will be here.'])
  })

  test('CON-9: shows number and addresses on each card, each address with a text for its status dot', async () => {
    await show('changing')
    const card = drawn.all('.change-card')[2]
    expect(card?.textContent).toContain('No.\u00a0100236')
    expect(card?.querySelector('.address')?.textContent).toBe('Laisvės al. 7-21, Kaunas (inactive)')
  })

  test('CON-9: says once in words that a contract with all its addresses is inactive', async () => {
    await show('changing')
    const card = drawn.all('.change-card')[2]
    expect(card?.querySelectorAll('.address .muted')).toHaveLength(0)
    expect(card?.querySelector('.status')?.textContent).toBe('Inactive')
  })
})
