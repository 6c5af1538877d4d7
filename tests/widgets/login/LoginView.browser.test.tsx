import { afterEach, describe, expect, test, vi } from 'vitest'
import slotted from '../../../src/forms/slotted.css?inline'
import { widget } from '../../../widgets/login/index.ts'
import { LoginView } from '../../../widgets/login/LoginView.tsx'
import { scenarios } from '../../../widgets/login/scenarios.ts'
import { type Drawn, draw, translatorOf } from '../../support/draw.tsx'

const link = { href: '#', onClick: () => undefined }
const callbacks = {
  onSubmit: vi.fn(),
  onTogglePassword: vi.fn(),
  onFocus: vi.fn(),
  onResend: vi.fn(),
  onSignOut: vi.fn(),
  onProvider: vi.fn(),
}

let drawn: Drawn
afterEach(async () => {
  vi.clearAllMocks()
  await drawn.remove()
})

async function show(name: string) {
  const t = await translatorOf('login', 'en')
  const scenario = scenarios(t)[name]
  if (!scenario) throw new Error(`No scenario ${name}`)
  drawn = await draw(<LoginView {...scenario} {...callbacks} forgot={link} register={link} />, {
    t,
    // LightDomForm, which the container renders, brings the style sheet of slotted inputs.
    css: [...(widget.css ?? []), slotted],
  })
}

describe('the sign-in', () => {
  test('AUT-1: shows the specified message for wrong credentials', async () => {
    await show('wrong details')
    expect(drawn.words('[role="alert"] strong')).toEqual(['Incorrect login details: e-mail and/or password'])
  })

  test('AUT-2: offers to resend the link for an unconfirmed e-mail, and reports that it was sent', async () => {
    await show('not confirmed')
    await drawn.press('Send the link again')
    expect(callbacks.onResend).toHaveBeenCalledTimes(1)
    await drawn.remove()
    await show('link sent')
    expect(drawn.words('[role="status"] strong')).toEqual(['We’ve sent you a new link'])
  })

  test.each([
    ['social account exists', 'Sign in with your password', 'in your account'],
    ['social email unverified', 'has not confirmed', 'Confirm it there'],
  ])('AUT-11: the view for %s says what to do', async (name, what, next) => {
    await show(name)
    expect(drawn.words('[role="alert"]').join()).toContain(what)
    expect(drawn.words('[role="alert"]').join()).toContain(next)
  })

  test('AUT-3: links to password reset and registration', async () => {
    await show('ready')
    expect(drawn.words('a')).toEqual(['Forgot your password?', 'Register'])
  })

  test('AUT-4: shows the vendor’s name', async () => {
    await show('vendor')
    expect(drawn.words('h2')).toEqual(['Sign in to Alfa namai'])
  })

  test('does not submit twice while a sign-in is pending', async () => {
    await show('sending')
    await drawn.press('Signing in')
    expect(callbacks.onSubmit).not.toHaveBeenCalled()
  })

  test('offers to sign out when signed in', async () => {
    await show('signed in')
    expect(drawn.words('h2')).toEqual(['Hello, Ona'])
    await drawn.press('Sign out')
    expect(callbacks.onSignOut).toHaveBeenCalledTimes(1)
  })

  test('keeps the style of slotted inputs on a page with a CSS reset', async () => {
    const page = new CSSStyleSheet()
    page.replaceSync('* { all: unset !important }')
    document.adoptedStyleSheets = [page]
    await show('ready')
    const input = Object.assign(document.createElement('input'), { slot: 'email', name: 'email' })
    drawn.host.append(input)
    const { height, width } = input.getBoundingClientRect()
    const card = drawn.root.querySelector('.card')?.getBoundingClientRect()
    document.adoptedStyleSheets = []
    expect([height, width]).toEqual([48, (card?.width ?? 0) - (card && card.width >= 448 ? 50 : 34)])
  })
})
