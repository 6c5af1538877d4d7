import { CircleCheck } from 'lucide'
import { useEffect, useRef } from 'react'
import { useT } from '../../../src/i18n/useT.ts'
import { Button } from '../../../src/ui/Button.tsx'
import { Icon } from '../../../src/ui/Icon.tsx'
import type { LinkProps } from '../../../src/ui/LinkProps.ts'

interface Props {
  readonly reference: string
  readonly home: LinkProps
  readonly onStartOver: () => void
}

/** Confirmation with the reference number and what happens next. */
export function SentForm({ reference, home, onStartOver }: Props) {
  const t = useT()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="sent-form stack">
      <Icon node={CircleCheck} className="sent-mark" />
      <h2 ref={heading} tabIndex={-1}>
        {t('sent.title')}
      </h2>
      <p>{t('sent.text')}</p>
      <p className="reference">
        <span className="muted small">{t('sent.reference')}</span>
        <strong>{reference}</strong>
      </p>
      <div className="form-actions">
        <Button {...home} variant="primary">
          {t('sent.home')}
        </Button>
        <Button variant="quiet" onClick={onStartOver}>
          {t('sent.another')}
        </Button>
      </div>
    </div>
  )
}
