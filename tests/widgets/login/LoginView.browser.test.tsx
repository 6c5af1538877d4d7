import '../../support/fixedDay.ts'
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
  onPasskey: vi.fn(),
  onLink: vi.fn(),
  onPageSignIn: vi.fn(),
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

  test('IDP-2: a visitor of the page without an account here chooses to link one, or only to sign in', async () => {
    await show('not linked to the page')
    await expect.poll(() => drawn.words('button')).toContain('Sign in and link')
    await drawn.press('Sign in and link')
    expect([callbacks.onLink.mock.calls.length, callbacks.onSubmit.mock.calls.length]).toEqual([1, 0])
    await drawn.press('Sign in without linking')
    expect([callbacks.onLink.mock.calls.length, callbacks.onSubmit.mock.calls.length]).toEqual([1, 1])
  })

  test.each([
    ['linked to the page', 'Your accounts are linked.'],
    ['linked too late', 'It took more than 15 minutes.'],
    ['linked elsewhere', 'already linked to someone else'],
    ['not linked', 'the next time you sign in'],
  ])('IDP-2: the view for %s says what came of it', async (name, text) => {
    await show(name)
    await expect.poll(() => drawn.words('[role]').join()).toContain(text)
  })

  test('IDP-7: offers another attempt after the sign-in of the page failed, and after signing out here', async () => {
    await show('page sign-in failed')
    await expect.poll(() => drawn.words('button')).toContain('Try again')
    await drawn.press('Try again')
    await drawn.remove()
    await show('signed out here')
    await expect.poll(() => drawn.words('button')).toContain('Continue with your account on this website')
    await drawn.press('Continue with your account on this website')
    expect(callbacks.onPageSignIn).toHaveBeenCalledTimes(2)
  })

  test('AUT-3: links to password reset and registration', async () => {
    await show('ready')
    expect(drawn.words('a')).toEqual(['Forgot your password?', 'Register'])
  })

  test('AUT-20: offers a passkey only where one can be used, and once at a time', async () => {
    await show('ready')
    await drawn.press('Sign in with a passkey')
    expect(callbacks.onPasskey).toHaveBeenCalledTimes(1)
    await drawn.remove()
    await show('choosing a passkey')
    await drawn.press('Waiting for your passkey')
    expect(callbacks.onPasskey).toHaveBeenCalledTimes(1)
    for (const name of ['no passkeys', 'passkeys not known yet']) {
      await drawn.remove()
      await show(name)
      expect(drawn.words('button').join()).not.toContain('passkey')
    }
  })

  test('AUT-4: shows the vendor’s name', async () => {
    await show('vendor')
    expect(drawn.words('.vendor-row').join()).toContain('Alfa namai')
  })

  test('does not submit twice while a sign-in is pending', async () => {
    await show('sending')
    await drawn.press('Signing in')
    expect(callbacks.onSubmit).not.toHaveBeenCalled()
  })

  test('offers to sign out when signed in', async () => {
    await show('signed in')
    await expect.poll(() => drawn.words('h2')).toEqual(['Hello, Ona'])
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
