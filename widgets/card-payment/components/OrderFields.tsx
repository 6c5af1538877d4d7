import { useId } from 'react'
import { moneyUnit } from '../../../src/api/rules/payableMoney.ts'
import { useFormat } from '../../../src/i18n/useFormat.ts'
import { useT } from '../../../src/i18n/useT.ts'
import { DecimalField } from '../../../src/ui/DecimalField.tsx'
import { Field } from '../../../src/ui/Field.tsx'
import { Menu } from '../../../src/ui/Menu.tsx'
import { TextField } from '../../../src/ui/TextField.tsx'
import type { CardPaymentViewProps, FormState } from '../types.ts'

interface Props extends Pick<CardPaymentViewProps, 'onSet'> {
  readonly state: FormState
}

/** Service, customer number and amount. */
export function OrderFields({ state, onSet }: Props) {
  const t = useT()
  const id = useId()
  const { money } = useFormat()
  const { services, service, values, errors, bill, method } = state
  const { currency = 'EUR' } = method ?? {}
  const hint = services.find(({ code }) => code === service)?.referenceHint
  return (
    <>
      <div data-field="service" className="pay-service">
        <Field label={t('what.service')} error={errors.service} id={id}>
          <Menu
            id={id}
            describedBy={errors.service && `${id}error`}
            label={t('what.service')}
            items={services.map(({ code, title }) => ({ id: code, label: title }))}
            current={service}
            placeholder={t(state.methods ? 'what.choose' : 'shared:loading')}
            onPick={code => onSet('service', code)}
          />
        </Field>
      </div>
      <div className="pay-fields">
        <TextField
          label={t('what.reference')}
          hint={hint ?? t('what.referenceHint')}
          name="reference"
          inputMode="numeric"
          autoComplete="off"
          required
          value={values.reference}
          error={errors.reference}
          onInput={value => onSet('reference', value)}
        />
        <div data-field="amount">
          <DecimalField
            label={t('what.amount')}
            hint={bill ? t('what.bill', { amount: money(bill, currency) }) : t('what.amountHint')}
            unit={moneyUnit(currency)}
            required
            value={values.amount}
            error={errors.amount}
            onChange={value => onSet('amount', value)}
          />
        </div>
      </div>
    </>
  )
}
