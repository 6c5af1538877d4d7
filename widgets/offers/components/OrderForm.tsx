import type { FormEvent } from 'react'
import { useT } from '../../../src/i18n/useT.ts'
import { Reference } from '../../../src/runtime/Reference.tsx'
import { Button } from '../../../src/ui/Button.tsx'
import { Notice } from '../../../src/ui/Notice.tsx'
import { SelectField } from '../../../src/ui/SelectField.tsx'
import { TextArea } from '../../../src/ui/TextArea.tsx'
import type { OffersViewProps, OrderState } from '../types.ts'

interface Props extends Pick<OffersViewProps, 'onPick' | 'onType' | 'onSubmit'> {
  readonly order: OrderState
  /** Whether one of the contracts has already ordered it. */
  readonly orderedBefore: boolean
}

/** Orders an offer for one of the user's contracts. */
export function OrderForm({ order, orderedBefore, onPick, onType, onSubmit }: Props) {
  const t = useT()
  const { contracts, contractId, comment, used, error, problem, reference, busy } = order
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit?.()
  }
  // With a single contract that has ordered, nothing is left to order.
  if (orderedBefore && contracts.length === 1) return null
  return (
    <form className="stack order" noValidate onSubmit={submit}>
      <h3>{t(orderedBefore ? 'order.another' : 'order.title')}</h3>
      {contracts.length > 1 && (
        <SelectField
          label={t('order.contract')}
          name="contractId"
          value={String(contractId)}
          options={contracts.map(({ id, title }) => ({ value: String(id), label: title }))}
          onChange={value => onPick?.(Number(value))}
        />
      )}
      <TextArea
        label={t('order.comment')}
        name="comment"
        value={comment}
        used={used}
        error={error}
        onInput={text => onType?.(text)}
      />
      <p className="muted small">{t('order.note')}</p>
      {problem && (
        <Notice tone="danger" title={t('order.failed')}>
          <p>{problem}</p>
          <Reference of={reference} />
        </Notice>
      )}
      <div>
        <Button type="submit" variant="primary" busy={busy}>
          {t('order.send')}
        </Button>
      </div>
    </form>
  )
}
