import type { Contract } from '../../src/api/schemas/contracts.ts'
import type { Translate } from '../../src/i18n/TextsContext.ts'
import type { ContractLinkViewProps, LinkState } from './ContractLinkView.tsx'

export type LinkScenario = Pick<ContractLinkViewProps, 'state'>

type Form = Extract<LinkState, { kind: 'form' }>

const blank = { role: '1', agreementCode: '', invoiceNumber: '', invoiceAmount: '', name: '', email: '' }
const filled = {
  role: '2',
  agreementCode: '100217',
  invoiceNumber: 'ALF-100217-2610',
  invoiceAmount: '48,20',
  name: 'Žirmūnai',
  email: 'ruta@example.com',
}

const form = (changes: Partial<Form>): LinkScenario => ({
  state: { kind: 'form', values: blank, errors: {}, problem: undefined, busy: false, ...changes },
})

const contract: Contract = {
  id: 34,
  organizationId: 1,
  username: '100217',
  isActive: true,
  roleIds: [1],
  contractName: { id: 1, name: 'Žirmūnai' },
  objects: [{ id: 1, address: 'Žirmūnų g. 12-3, Vilnius', isActive: true }],
}

/** Every state of the view by name, for tests, the gallery and screenshots. */
export const scenarios = (t: Translate): Readonly<Record<string, LinkScenario>> => {
  const required = t('shared:validation.required')
  return {
    blank: form({}),
    filled: form({ values: filled }),
    'to correct': form({
      values: { ...blank, invoiceAmount: '0', email: 'ruta@' },
      errors: {
        agreementCode: required,
        invoiceNumber: required,
        invoiceAmount: t('validation.amount_small'),
        email: t('shared:validation.email'),
      },
    }),
    'wrong guess': form({ values: filled, problem: t('problems.notFound') }),
    'already linked': form({ values: filled, problem: t('problems.already') }),
    'too many tries': form({ values: filled, problem: t('shared:errors.rate_limited', { count: 42 }) }),
    sending: form({ values: filled, busy: true }),
    linked: {
      state: { kind: 'linked', contract, email: 'ruta@example.com', onOpen: () => undefined },
    },
    'linked, not fetched yet': {
      state: { kind: 'linked', contract: undefined, email: undefined, onOpen: undefined },
    },
    closed: { state: { kind: 'closed' } },
    loading: { state: { kind: 'loading' } },
  }
}
