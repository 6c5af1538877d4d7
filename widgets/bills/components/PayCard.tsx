import { type RefObject, useContext } from 'react'
import { TextsContext } from '../../../src/i18n/TextsContext.ts'
import { CardFields, type Tokenize } from '../../../src/payments/CardFields.tsx'

interface Props {
  /** The provider's page with the card fields. */
  readonly url: string
  readonly tokenize: RefObject<Tokenize | undefined>
}

/** Fields of a card, in the light DOM (see CardFields). */
export function PayCard({ url, tokenize }: Props) {
  const { locale } = useContext(TextsContext)
  return (
    <>
      <CardFields url={url} locale={locale} tokenize={tokenize} />
      <slot name="card" />
    </>
  )
}
