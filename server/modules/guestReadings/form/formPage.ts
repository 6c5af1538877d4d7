import { html } from 'hono/html'
import { minimumOf, takesReading } from '../../../../src/api/rules/readings.ts'
import { shownUnit } from '../../../../src/api/rules/shownUnit.ts'
import type { GuestMeter } from '../../../../src/api/schemas/guestReadings.ts'
import type { Locale } from '../../../../src/api/schemas/locales.ts'
import { pageWithoutScripts } from '../../../http/pageWithoutScripts.ts'
import type { Proof } from '../proveContract.ts'
import { formTexts } from './formTexts.ts'

/** Path of the form below the API's root. */
export const formPath = 'guest-readings/form'

export const formStyle = `
:root { color-scheme: light dark }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif }
main { max-width: 40rem; padding: 16px; overflow-wrap: anywhere }
h1 { margin: 0 0 16px; font-size: 22px; line-height: 1.3 }
label, small { display: block }
label { font-weight: 600 }
input { box-sizing: border-box; width: 100%; min-height: 44px; margin: 4px 0; padding: 0 12px; border: 1px solid; border-radius: 8px; font: inherit }
.wrong { color: light-dark(#b3261e, #ff8a80) }
button { min-height: 44px; padding: 0 20px; border: 0; border-radius: 8px; font: inherit; font-weight: 600;
  color: light-dark(#ffffff, #0f151a); background: light-dark(#008191, #0aa5b8); cursor: pointer }
`

/** Messages of the form, by their key in its texts. */
export type FormMessage = 'notFound' | 'limited' | 'off' | 'wrong'

/** What the form without scripts shows: the proof, the meters, or that the readings are stored. */
export type FormState =
  | { readonly kind: 'proof'; readonly problem?: FormMessage | undefined }
  | {
      readonly kind: 'meters'
      readonly proof: Proof
      readonly meters: readonly GuestMeter[]
      /** Idempotency key of the readings that this page sends. */
      readonly key: string
      readonly typed: Readonly<Record<string, string>>
      /** Message keys by the name of the field. */
      readonly errors: Readonly<Record<string, string>>
      readonly problem?: FormMessage | undefined
    }
  | { readonly kind: 'sent' }

interface Page {
  readonly locale: Locale
  readonly state: FormState
  readonly styleUrl: string
  /** Address of the form itself. */
  readonly action: string
  /** What happens without a reading; null if the vendor says nothing. */
  readonly ifNoReading: string | null
}

/** Name of a meter's field. */
export const fieldOf = ({ id }: Pick<GuestMeter, 'id'>): string => `meter${id}`

/** "6703.3250" as the meter shows it, with the decimal mark of the language: "6703,325". */
const formatReading = (value: string, locale: Locale) =>
  value.replace(/\.?0+$/, '').replace('.', locale === 'en' ? '.' : ',')

const field = (name: string, label: string, hint: string, value = '', error?: string) =>
  html`<p><label for="${name}">${label}</label><small id="${name}-hint">${hint}</small>
<input id="${name}" name="${name}" value="${value}" autocomplete="off"${error === undefined ? '' : html` aria-invalid="true"`} aria-describedby="${name}-hint${error === undefined ? '' : ` ${name}-error`}">
${error === undefined ? '' : html`<strong class="wrong" id="${name}-error">${error}</strong>`}</p>`

/** The fields of the proof as a form, which a frame’s page has too, for browsers without scripts. */
export function proofForm(locale: Locale, action: string) {
  const texts = formTexts[locale]
  return html`<form method="post" action="${action}" target="_self"><p>${texts.text}</p>
${field('agreementCode', texts.agreementCode, texts.agreementCodeHint)}
${field('invoiceNumber', texts.invoiceNumber, texts.invoiceNumberHint)}
${field('invoiceAmount', texts.invoiceAmount, texts.invoiceAmountHint)}
<button>${texts.find}</button></form>`
}

function meterForm(locale: Locale, action: string, state: Extract<FormState, { kind: 'meters' }>) {
  const texts = formTexts[locale]
  const { meters, proof, key, typed, errors } = state
  const types: Readonly<Record<string, string>> = texts.types
  const messages: Readonly<Record<string, string>> = texts.errors
  const hidden = { ...proof, key, step: 'send' }
  const rows = meters.map(meter => {
    const name = `${types[meter.type] ?? texts.types.other}, ${meter.number}`
    const last = `${texts.last}: ${formatReading(minimumOf(meter), locale)} ${shownUnit(meter.unit, locale)}`
    const error = errors[fieldOf(meter)]
    if (takesReading(meter))
      return field(
        fieldOf(meter),
        name,
        last,
        typed[fieldOf(meter)],
        error && (messages[error.replace('validation.', '')] ?? texts.errors.other),
      )
    const reason =
      meter.readingSource === 'remote' ? texts.remote : texts[meter.declared ? 'declared' : 'expired']
    return html`<p><strong>${name}</strong><small>${last}</small>${reason}</p>`
  })
  return html`<form method="post" action="${action}">
${Object.entries(hidden).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
${rows}
${meters.some(takesReading) ? html`<button>${texts.send}</button>` : ''}</form>`
}

/** A page of the form without scripts: each step is a document, and carries what the next one needs (RDG-5). */
export function formPage({ locale, state, styleUrl, action, ifNoReading }: Page) {
  const texts = formTexts[locale]
  const problem = 'problem' in state && state.problem
  return pageWithoutScripts(
    { locale, title: texts.title, styleUrl },
    html`${problem ? html`<p class="wrong" role="alert"><strong>${texts[problem]}</strong></p>` : ''}
${
  state.kind === 'sent'
    ? html`<p role="status">${texts.sent}</p>`
    : state.kind === 'proof'
      ? proofForm(locale, action)
      : meterForm(locale, action, state)
}
${ifNoReading === null || state.kind === 'sent' ? '' : html`<p><strong>${texts.ifNoReading}</strong> ${ifNoReading}</p>`}`,
  )
}
