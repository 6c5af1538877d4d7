import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { RegisterBody } from '../../../src/api/schemas/accounts.ts'
import { ApiError } from '../../../src/client/ApiError.ts'
import { type FormSchema, useForm } from '../../../src/forms/useForm.ts'
import { createTexts } from '../../../src/i18n/createTexts.ts'
import english from '../../../src/i18n/shell/locales/en.json'
import type { Translate } from '../../../src/i18n/TextsContext.ts'
import { ElementContext, type ElementValue } from '../../../src/runtime/ElementContext.ts'
import { getSuite } from '../../../src/suite/getSuite.ts'
import { Checkbox } from '../../../src/ui/Checkbox.tsx'
import { TextField } from '../../../src/ui/TextField.tsx'
import { act } from '../../support/act.ts'
import { type Drawn, draw } from '../../support/draw.tsx'

const send = vi.fn<(values: object, latest: () => object) => Promise<void>>()
const focus = vi.fn()

const initial = { firstName: '', email: '', 'consents.rules': false }
const validValues = {
  lastName: 'Onaitė',
  phone: '+37061234567',
  password: 'trys balti katinai',
  passwordConfirmation: 'trys balti katinai',
}
const consents = { privacyPolicy: true, userAgreement: true, contractDataProcessing: true, newsletter: false }

interface Options {
  readonly schema?: FormSchema | (() => Promise<FormSchema>)
  readonly focus?: (field: string) => void
}

/** The fields of the registration that a test fills; all others are valid. */
function Sample({ schema, focus }: Options) {
  const form = useForm({
    initial,
    ...(schema && { schema }),
    ...(focus && { focus }),
    body: values => ({
      ...validValues,
      ...values,
      consents: { ...consents, rules: values['consents.rules'] },
    }),
    send,
  })
  return (
    <form
      noValidate
      onSubmit={event => {
        event.preventDefault()
        void form.submit()
      }}
    >
      {form.problem && <p role="alert">{form.problem}</p>}
      <TextField
        label="First name"
        name="firstName"
        value={form.values.firstName}
        error={form.errors.firstName}
        onInput={value => form.set('firstName', value)}
      />
      <TextField
        label="Email"
        name="email"
        value={form.values.email}
        error={form.errors.email}
        onInput={value => form.set('email', value)}
      />
      <Checkbox
        checked={form.values['consents.rules']}
        error={form.errors['consents.rules']}
        onChange={value => form.set('consents.rules', value)}
      >
        I accept the rules
      </Checkbox>
      <button type="submit">{form.busy ? 'Sending' : 'Send'}</button>
    </form>
  )
}

let drawn: Drawn
beforeEach(() => {
  send.mockReset().mockResolvedValue()
  focus.mockReset()
})
afterEach(() => drawn.remove())

const field = (name: string) => drawn.root.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLElement
const type = (name: string, text: string) => act(() => userEvent.fill(field(name), text))
const errors = () => drawn.words('.error')
const problems = () => drawn.words('[role="alert"]')
const show = async (options: Options = {}) => {
  const texts = createTexts()
  await texts.load('en', 'shell', () => Promise.resolve(english))
  const t = texts.translator('en', 'sample') as unknown as Translate
  drawn = await draw(null, { t })
  const element: ElementValue = {
    host: drawn.host,
    suite: { ...getSuite(), texts },
    scheme: 'light' as const,
    emit: () => true,
  }
  await drawn.redraw(
    <ElementContext value={element}>
      <Sample {...options} />
    </ElementContext>,
  )
  // A form loads the texts of its errors once it is shown, and nothing here draws it again when they are there.
  await expect.poll(() => texts.has('en', 'forms')).toBe(options.schema !== undefined)
}

const refusal = (fields: Record<string, string[]>) =>
  new ApiError({ kind: 'refused', status: 422, code: 'validation_failed', fields })

describe('a form', () => {
  test('shows an error at each invalid field, focuses the first, and sends nothing', async () => {
    await show({ schema: RegisterBody, focus })
    await type('email', 'ona@')
    await drawn.press('Send')
    await expect
      .poll(errors)
      .toEqual([
        'Enter at least 2 characters.',
        'Enter an email address like name@example.com.',
        'You need to agree to this to create an account.',
      ])
    expect(focus.mock.calls).toEqual([['firstName']])
    expect(send).not.toHaveBeenCalled()
    expect(field('email').getAttribute('aria-invalid')).toBe('true')
    const described = drawn.root.getElementById(field('email').getAttribute('aria-describedby') ?? '')
    expect(described?.textContent).toBe('Enter an email address like name@example.com.')
  })

  test('without a function for it, focuses the control of the first invalid field’s name', async () => {
    await show({ schema: RegisterBody })
    await type('firstName', 'Ona')
    await drawn.press('Send')
    await expect.poll(() => drawn.root.activeElement).toBe(field('email'))
  })

  test('clears an error once its field is valid, and leaves other fields alone', async () => {
    await show({ schema: () => Promise.resolve(RegisterBody) })
    await type('firstName', 'Ona')
    await drawn.press('Send')
    await type('email', 'ona')
    await expect.poll(errors).toHaveLength(2)
    await type('email', 'ona@example.com')
    await expect.poll(errors).toEqual(['You need to agree to this to create an account.'])
    await type('firstName', 'O')
    await expect.poll(errors).toHaveLength(1)
  })

  test('keeps a server error at its field until the field is edited, and keeps the input', async () => {
    send.mockRejectedValueOnce(refusal({ email: ['validation.email', 'validation.required'] }))
    await show()
    await type('firstName', 'Ona')
    await type('email', 'ona@example.com')
    await drawn.press('Send')
    await expect.poll(errors).toEqual(['Enter an email address like name@example.com.'])
    expect(field('firstName')).toHaveProperty('value', 'Ona')
    await type('firstName', 'Onutė')
    await expect.poll(errors).toHaveLength(1)
    await type('email', 'onute@example.com')
    await expect.poll(errors).toEqual([])
  })

  test('shows a generic message for an unknown error code', async () => {
    send.mockRejectedValueOnce(refusal({ email: ['Invalid input'] }))
    await show()
    await drawn.press('Send')
    await expect.poll(errors).toEqual(['Check this field: the value isn’t valid.'])
  })

  test('shows an error without a field above the form, keeps the input, and clears it on the next submit', async () => {
    send.mockRejectedValueOnce(new ApiError({ kind: 'offline' }))
    await show()
    await type('firstName', 'Ona')
    await drawn.press('Send')
    await expect.poll(problems).toEqual(['There is no connection. Check the internet and try again.'])
    expect(field('firstName')).toHaveProperty('value', 'Ona')
    await drawn.press('Send')
    await expect.poll(problems).toEqual([])
    expect(send).toHaveBeenCalledTimes(2)
  })

  test('a double click sends once', async () => {
    let finish = () => {}
    send.mockImplementationOnce(() => new Promise(resolve => (finish = resolve)))
    await show()
    await act(async () => {
      const button = drawn.root.querySelector('button')
      button?.click()
      button?.click()
    })
    await drawn.press('Sending')
    expect(send).toHaveBeenCalledTimes(1)
    await act(async () => finish())
    await expect.poll(() => drawn.words('button')).toEqual(['Send'])
    await drawn.press('Send')
    await expect.poll(() => send.mock.calls.length).toBe(2)
  })

  test('gives what sends it the values of a later moment, the same object if nothing was typed since', async () => {
    const answers = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const results: unknown[] = []
    for (const { promise } of answers)
      send.mockImplementationOnce(async (values, latest) => {
        await promise
        results.push(latest() === values || latest())
      })
    await show()
    await drawn.press('Send')
    await act(async () => answers[0]?.resolve())
    await expect.poll(() => results).toEqual([true])
    await drawn.press('Send')
    await type('firstName', 'Ona')
    await act(async () => answers[1]?.resolve())
    await expect.poll(() => results).toEqual([true, { ...initial, firstName: 'Ona' }])
  })
})
