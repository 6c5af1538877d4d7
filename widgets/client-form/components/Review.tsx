import { useEffect, useRef } from 'react'
import { useT } from '../../../src/i18n/useT.ts'
import { Button } from '../../../src/ui/Button.tsx'
import { steps } from '../model.ts'
import type { ClientFormViewProps } from '../types.ts'

/** Summary of everything that will be sent. */
export function Review(props: ClientFormViewProps) {
  const t = useT()
  const { values, fileNames, busy } = props
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  const choice = (value: string) => (value === '' ? '' : t(`choices.${value}`))
  const names =
    values.kind === 'person'
      ? (['firstName', 'lastName'] as const)
      : (['companyName', 'companyCode', 'companyVatCode'] as const)
  const rows = {
    who: [...names, 'phone' as const, 'email' as const].map(
      name => [t(`who.${name}`), values[name]] as const,
    ),
    home: [
      [t('home.providerShort'), props.provider],
      [t('home.address'), values.address],
      [t('home.energyProviderCode'), values.energyProviderCode],
      [t('home.ownershipType'), choice(values.ownershipType)],
      [t('home.propertyType'), choice(values.propertyType)],
    ],
    bills: [
      [t('bills.invoicePayer'), choice(values.invoicePayer)],
      [t('bills.billSending'), choice(values.billSending)],
    ],
    files: [
      [t('files.registry'), fileNames.registry.join(', ')],
      [t('files.identity'), fileNames.identity.join(', ')],
    ],
  } as const

  return (
    <div className="stack">
      <h3 ref={heading} tabIndex={-1}>
        {t('review.title')}
      </h3>
      {steps.map(({ id }) => (
        <section key={id} className="review-part">
          <div className="review-head">
            <h4>{t(`${id}.title`)}</h4>
            <Button
              variant="quiet"
              aria-label={t('review.changePart', { part: t(`${id}.title`) })}
              onClick={() => props.onChange(id)}
            >
              {t('review.change')}
            </Button>
          </div>
          <dl className="review-rows">
            {rows[id]
              .filter(([, value]) => value !== '')
              .map(([label, value]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
      <div className="form-actions">
        <Button variant="primary" busy={busy} onClick={props.onSend} part="submit">
          {t(busy ? 'review.sending' : 'review.send')}
        </Button>
      </div>
    </div>
  )
}
