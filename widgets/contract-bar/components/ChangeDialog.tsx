import { ExternalLink, Search } from 'lucide'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { searchContracts } from '../../../src/api/rules/searchContracts.ts'
import type { Contract } from '../../../src/api/schemas/contracts.ts'
import type { Organization } from '../../../src/api/schemas/organizations.ts'
import { useT } from '../../../src/i18n/useT.ts'
import { Button } from '../../../src/ui/Button.tsx'
import { Dialog } from '../../../src/ui/Dialog.tsx'
import fieldsCss from '../../../src/ui/fields.css?inline'
import { Icon } from '../../../src/ui/Icon.tsx'
import { useSheet } from '../../../src/ui/useSheet.ts'
import { searchDebounce } from '../model.ts'
import { Card } from './Card.tsx'
import changeCss from './change.css?inline'

interface Props {
  readonly open: boolean
  readonly contract: Contract
  readonly contracts: readonly Contract[]
  readonly organizations: readonly Organization[]
  readonly faq: string | undefined
  readonly onClose: () => void
  readonly onPick: (contractId: number) => void
}

/** Dialog in which another contract is searched and selected (CON-3). */
export function ChangeDialog(props: Props) {
  useSheet(fieldsCss)
  useSheet(changeCss)
  const t = useT()
  const form = useId()
  return (
    <Dialog
      open={props.open}
      title={t('change.title')}
      closeLabel={t('shared:close')}
      onClose={props.onClose}
      footer={
        <div className="change-end">
          <Questions address={props.faq} />
          <Button variant="primary" type="submit" form={form}>
            {t('change.do')}
          </Button>
        </div>
      }
    >
      <Choice {...props} form={form} />
    </Dialog>
  )
}

/** Without an address renders plain text instead of a link. */
function Questions({ address }: { readonly address: string | undefined }) {
  const t = useT()
  if (address === undefined) return <span className="muted small">{t('change.faqLater')}</span>
  return (
    <Button variant="quiet" icon={ExternalLink} href={address} target="_blank">
      {t('change.faq')}
      <span className="vh"> ({t('change.newWindow')})</span>
    </Button>
  )
}

/** Rendered again each time the dialog opens, so it starts with the current contract and the full list. */
function Choice({ form, contract, contracts, organizations, onPick }: Props & { readonly form: string }) {
  const t = useT()
  const [chosenId, setChosenId] = useState(contract.id)
  const [isSubmitted, setSubmitted] = useState(false)
  const [text, setText] = useState('')
  const searched = useDebounced(text)
  const matches = searchContracts(contracts, searched)
  const several = new Set(contracts.map(({ organizationId }) => organizationId)).size > 1
  const organizationOf = ({ organizationId }: Contract) =>
    several ? organizations.find(({ id }) => id === organizationId)?.name : undefined
  // A contract that the search hides cannot be selected; a single match is preselected.
  const selected =
    matches.find(({ id }) => id === chosenId) ?? (matches.length === 1 ? matches[0] : undefined)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(selected === undefined)
    if (selected) onPick(selected.id)
  }
  const status = () => {
    if (matches.length === 0) return t('change.nothingFound')
    if (isSubmitted && !selected) return t('change.choose')
    return searched.trim() === '' ? '' : t('change.found', { count: matches.length })
  }
  return (
    <form id={form} onSubmit={submit}>
      <p className="muted">{t('change.text')}</p>
      <div className="search">
        <Icon node={Search} />
        <input
          className="input"
          type="search"
          aria-label={t('change.search')}
          placeholder={t('change.search')}
          value={text}
          onInput={event => setText(event.currentTarget.value)}
        />
      </div>
      <p className="muted small found" role="status">
        {status()}
      </p>
      <fieldset className="cards">
        <legend className="vh">{t('change.title')}</legend>
        {matches.map(match => (
          <Card
            key={match.id}
            contract={match}
            organization={organizationOf(match)}
            current={match.id === contract.id}
            checked={match.id === selected?.id}
            onChoose={() => setChosenId(match.id)}
          />
        ))}
      </fieldset>
    </form>
  )
}

/** Debounced text; an empty text passes at once (CON-3). */
function useDebounced(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), searchDebounce)
    return () => clearTimeout(timer)
  }, [text])
  return text === '' ? '' : settled
}
