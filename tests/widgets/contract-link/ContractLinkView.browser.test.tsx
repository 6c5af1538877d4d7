import '../../support/fixedDay.ts'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ContractLinkView } from '../../../widgets/contract-link/ContractLinkView.tsx'
import { widget } from '../../../widgets/contract-link/index.ts'
import { scenarios } from '../../../widgets/contract-link/scenarios.ts'
import { act } from '../../support/act.ts'
import { type Drawn, draw, translatorOf } from '../../support/draw.tsx'

const onType = vi.fn()
const onSubmit = vi.fn()

let drawn: Drawn
afterEach(async () => {
  vi.clearAllMocks()
  await drawn.remove()
})

async function show(name: string) {
  const t = await translatorOf('contract-link', 'en')
  const scenario = scenarios(t)[name]
  if (!scenario) throw new Error(`No scenario ${name}`)
  drawn = await draw(
    <ContractLinkView
      {...scenario}
      contracts={{ href: '#', onClick: () => undefined }}
      onType={onType}
      onSubmit={onSubmit}
      onAgain={() => undefined}
    />,
    { t, css: widget.css },
  )
}
const field = (name: string) => drawn.root.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLElement

describe('the form that links a contract', () => {
  test('CON-6: asks for role, number, last invoice, its amount, name and e-mail', async () => {
    await show('blank')
    expect(drawn.words('.field label')).toEqual([
      'Contract number',
      'Number of your last bill',
      'Amount of your last bill,\u00a0€',
      'Your role in the contract',
      'Name of the contract (optional)',
      'Email for this contract (optional)',
    ])
    expect(drawn.words('option')).toEqual(['Owner', 'Tenant', 'Co-owner', 'Payer', 'Other'])
    await act(() => userEvent.fill(field('agreementCode'), '100217'))
    await act(() => userEvent.selectOptions(field('role'), 'Payer'))
    expect(onType.mock.calls).toEqual([
      ['agreementCode', '100217'],
      ['role', '4'],
    ])
    await act(() => userEvent.type(field('agreementCode'), '{Enter}'))
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  test('CON-6: shows validation errors at their fields, also for an amount below a cent', async () => {
    await show('to correct')
    expect(drawn.words('.error')).toEqual([
      'This is a mandatory field.',
      'This is a mandatory field.',
      'Enter an amount of at least 0.01.',
      'Enter an email address like name@example.com.',
    ])
  })

  test('CON-7: shows separate messages for wrong details and for a linked contract, and keeps the typed values', async () => {
    await show('wrong guess')
    expect(drawn.words('[role="alert"]')).toEqual([
      'Cannot add the contract. Please check if information is filled in correctly and try again.',
    ])
    expect(field('invoiceNumber')).toHaveProperty('value', 'ALF-100217-2610')
    await drawn.remove()
    await show('already linked')
    expect(drawn.words('[role="alert"]')).toEqual(['Such an agreement has already been added.'])
  })

  test('CON-6: shows the linked contract and the address of the confirmation mail', async () => {
    await show('linked')
    expect(drawn.words('[role="status"]')[0]).toBe('The contract is linked')
    expect(drawn.words('.row-text')[0]).toContain('No.\u00a0100217')
    expect(drawn.words('.notice')[0]).toContain('We’ve sent a link to ruta@example.com.')
    expect(drawn.words('.btn')).toEqual(['Go to the contract', 'My contracts', 'Link another contract'])
  })
})
