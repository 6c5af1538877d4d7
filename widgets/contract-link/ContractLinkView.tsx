import { CircleCheck } from 'lucide'
import { linkRoles } from '../../src/api/rules/linkRoles.ts'
import type { Contract } from '../../src/api/schemas/contracts.ts'
import { ContractSummary } from '../../src/contracts/ContractSummary.tsx'
import { useT } from '../../src/i18n/useT.ts'
import { roleName } from '../../src/runtime/roleName.ts'
import { Button } from '../../src/ui/Button.tsx'
import { EmptyState } from '../../src/ui/EmptyState.tsx'
import { Icon } from '../../src/ui/Icon.tsx'
import { KeptFocus } from '../../src/ui/KeptFocus.tsx'
import type { LinkProps } from '../../src/ui/LinkProps.ts'
import { Notice } from '../../src/ui/Notice.tsx'
import { SelectField } from '../../src/ui/SelectField.tsx'
import { SkeletonBar } from '../../src/ui/SkeletonBar.tsx'
import { TextField } from '../../src/ui/TextField.tsx'

export type LinkField = 'role' | 'agreementCode' | 'invoiceNumber' | 'invoiceAmount' | 'name' | 'email'

/** A contract that was just linked. */
export interface Linked {
  /** Undefined if it could not be fetched. */
  readonly contract: Contract | undefined
  /** Address to which a confirmation link was sent; undefined if none was requested. */
  readonly email: string | undefined
  readonly onOpen: (() => void) | undefined
}

export type LinkState =
  | { readonly kind: 'loading' }
  /** The platform does not allow self-service linking. */
  | { readonly kind: 'closed' }
  | {
      readonly kind: 'form'
      readonly values: Readonly<Record<LinkField, string>>
      readonly errors: Readonly<Partial<Record<LinkField, string>>>
      readonly problem: string | undefined
      readonly busy: boolean
    }
  | ({ readonly kind: 'linked' } & Linked)

export interface ContractLinkViewProps {
  readonly state: LinkState
  readonly contracts: LinkProps
  readonly onType: (field: LinkField, value: string) => void
  readonly onSubmit: () => void
  /** Links another contract. */
  readonly onAgain: () => void
}

/** The form that links a contract, and its result (CON-6). */
export function ContractLinkView(props: ContractLinkViewProps) {
  const t = useT()
  const { state } = props
  if (state.kind === 'loading') return <FormSkeleton />
  if (state.kind === 'closed')
    return (
      <EmptyState
        title={t('closed.title')}
        text={t('closed.text')}
        action={<Button {...props.contracts}>{t('contracts')}</Button>}
      />
    )
  return (
    <KeptFocus of={state.kind}>
      {state.kind === 'linked' ? <Done {...props} linked={state} /> : <Form {...props} form={state} />}
    </KeptFocus>
  )
}

type FormProps = ContractLinkViewProps & { readonly form: Extract<LinkState, { kind: 'form' }> }

function Form({ form, onType, onSubmit }: FormProps) {
  const t = useT()
  const text = (field: LinkField) => ({
    name: field,
    label: t(`fields.${field}`),
    value: form.values[field],
    error: form.errors[field],
    onInput: (value: string) => onType(field, value),
  })
  return (
    <form
      className="card link-form"
      part="card"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <p className="muted">{t('text')}</p>
      {form.problem && <Notice tone="danger">{form.problem}</Notice>}
      <TextField
        {...text('agreementCode')}
        hint={t('hints.agreementCode')}
        inputMode="numeric"
        autoComplete="off"
        required
      />
      <div className="pair">
        <TextField {...text('invoiceNumber')} hint={t('hints.invoiceNumber')} autoComplete="off" required />
        <TextField
          {...text('invoiceAmount')}
          hint={t('hints.invoiceAmount')}
          inputMode="decimal"
          autoComplete="off"
          required
        />
      </div>
      <SelectField
        {...text('role')}
        options={linkRoles.map(role => ({
          value: String(role.id),
          label: roleName(t, { ...role, name: role.externalName }),
        }))}
        onChange={value => onType('role', value)}
      />
      <TextField {...text('name')} hint={t('hints.name')} autoComplete="off" />
      <TextField {...text('email')} hint={t('hints.email')} type="email" autoComplete="email" />
      <div className="actions">
        <Button variant="primary" type="submit" part="submit" busy={form.busy}>
          {t('submit')}
        </Button>
      </div>
    </form>
  )
}

type DoneProps = ContractLinkViewProps & { readonly linked: Linked }

function Done({ linked, contracts, onAgain }: DoneProps) {
  const t = useT()
  const { contract, email, onOpen } = linked
  return (
    <section className="card link-done" part="card">
      <p className="done" role="status" tabIndex={-1}>
        <Icon node={CircleCheck} />
        <strong>{t('done.title')}</strong>
      </p>
      {contract && <ContractSummary contract={contract} />}
      {email && <Notice tone="info">{t('done.email', { email })}</Notice>}
      <div className="actions">
        {onOpen && (
          <Button variant="primary" onClick={onOpen}>
            {t('done.open')}
          </Button>
        )}
        <Button {...contracts}>{t('contracts')}</Button>
        <Button variant="quiet" onClick={onAgain}>
          {t('done.again')}
        </Button>
      </div>
    </section>
  )
}

const FormSkeleton = () => (
  <div className="card link-form" part="card" aria-busy="true">
    {[1, 2, 3, 4, 5].map(field => (
      <div key={field} className="link-to-come">
        <SkeletonBar width="160px" />
        <SkeletonBar width="100%" height="48px" />
      </div>
    ))}
  </div>
)
