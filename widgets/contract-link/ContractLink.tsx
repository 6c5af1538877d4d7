import { useState } from 'react'
import { linkContract } from '../../src/api/endpoints/contractLinks.ts'
import { findContract } from '../../src/api/rules/access.ts'
import { linkRoleOfForm } from '../../src/api/rules/linkRoles.ts'
import { contractDestination } from '../../src/api/rules/redirects.ts'
import { typedMoney } from '../../src/api/rules/typedMoney.ts'
import { ContractLinkBody } from '../../src/api/schemas/contractLinks.ts'
import { useDraft } from '../../src/forms/useDraft.ts'
import { useForm } from '../../src/forms/useForm.ts'
import { useT } from '../../src/i18n/useT.ts'
import type { PropsOf } from '../../src/runtime/attributes.ts'
import { useElement } from '../../src/runtime/ElementContext.ts'
import { useDestination } from '../../src/runtime/useDestination.ts'
import { useFeature } from '../../src/runtime/useFeature.ts'
import { ContractLinkView, type Linked, type LinkField, type LinkState } from './ContractLinkView.tsx'
import type { attributes } from './contract-link.widget.ts'

type Props = PropsOf<typeof attributes>

type Values = Readonly<Record<LinkField, string>>

const blank: Values = {
  role: '',
  agreementCode: '',
  invoiceNumber: '',
  invoiceAmount: '',
  name: '',
  email: '',
}

/** Body of the call; blank fields are left out. */
const bodyOf = ({ role, agreementCode, invoiceNumber, invoiceAmount, name, email }: Values) => ({
  role: Number(role),
  agreementCode,
  invoiceNumber,
  invoiceAmount: typedMoney(invoiceAmount),
  name: name.trim() || undefined,
  email: email.trim() || undefined,
})

/** Links a contract to the account (CON-6, CON-7). */
export function ContractLink({ formRole }: Props) {
  const t = useT()
  const { suite, emit } = useElement()
  const link = useDestination()
  const allowed = useFeature('profile_can_link_contract')
  const [linked, setLinked] = useState<Linked>()
  const draft = useDraft('contract-link', blank)
  // Until a role is chosen, the page's attribute counts, also if it changes later.
  const withRole = (values: Values): Values => ({
    ...values,
    role: values.role || String(linkRoleOfForm(formRole ?? 1) ?? 1),
  })

  const send = async (values: Values) => {
    const body = bodyOf(withRole(values))
    const { data } = await suite.client.call(linkContract, { body })
    draft.drop()
    emit('resident-contract-linked', { contractId: data.contractId })
    await suite.session.refresh().catch(() => undefined)
    setLinked({ ...show(data.contractId), email: data.isVerified ? undefined : body.email })
  }

  /**
   * Shows the contract in all elements of the page; switches the role if the contract is held in another
   * one.
   */
  const show = (id: number): Pick<Linked, 'contract' | 'onOpen'> => {
    const { session } = suite
    const other = findContract(session.store.getState().allGroups, id)
    if (!findContract(session.store.getState().groups, id) && other?.contract.roleIds[0] !== undefined)
      session.chooseRole(other.contract.roleIds[0])
    const match = findContract(session.store.getState().groups, id)
    if (!match) return { contract: undefined, onOpen: undefined }
    return {
      contract: match.contract,
      onOpen() {
        session.chooseContract(id)
        emit('resident-navigate', contractDestination(match.group, id), { cancelable: true })
      },
    }
  }

  const form = useForm({
    initial: { ...blank, ...draft.saved },
    schema: ContractLinkBody,
    body: values => bodyOf(withRole(values)),
    send,
  })

  const problem = () => {
    if (form.failure?.code === 'link_not_found') return t('problems.notFound')
    if (form.failure?.code === 'already_linked') return t('problems.already')
    return form.problem
  }
  const state = (): LinkState => {
    if (linked) return { kind: 'linked', ...linked }
    if (allowed === undefined) return { kind: 'loading' }
    if (!allowed) return { kind: 'closed' }
    const { values, errors, busy } = form
    return { kind: 'form', values: withRole(values), errors, busy, problem: problem() }
  }
  return (
    <ContractLinkView
      state={state()}
      contracts={link('contracts')}
      onType={(field, value) => {
        form.set(field, value)
        draft.keep({ ...form.values, [field]: value })
      }}
      onSubmit={() => void form.submit()}
      onAgain={() => {
        form.reset(blank)
        setLinked(undefined)
      }}
    />
  )
}
