import '../../support/fixedDay.ts'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { widget } from '../../../widgets/profile/index.ts'
import { ProfileView } from '../../../widgets/profile/ProfileView.tsx'
import { scenarios } from '../../../widgets/profile/scenarios.ts'
import { act } from '../../support/act.ts'
import { type Drawn, draw, translatorOf } from '../../support/draw.tsx'

const callbacks = {
  onTab: vi.fn(),
  onDetail: vi.fn(),
  onSaveDetails: vi.fn(),
  onDropDraft: vi.fn(),
  onEmailOpen: vi.fn(),
  onEmailInput: vi.fn(),
  onEmailSend: vi.fn(),
  onEmailResend: vi.fn(),
  onEmailCancel: vi.fn(),
  onPasswordOpen: vi.fn(),
  onPasswordSend: vi.fn(),
  onPasswordShow: vi.fn(),
  onPasswordFocus: vi.fn(),
  onSocialRetry: vi.fn(),
  onSocialLink: vi.fn(),
  onSocialUnlink: vi.fn(),
  onPasskeysRetry: vi.fn(),
  onPasskeyAdd: vi.fn(),
  onPasskeyRemove: vi.fn(),
  onPasskeyNaming: vi.fn(),
  onPasskeyName: vi.fn(),
  onPasskeyRename: vi.fn(),
  onDevicesRetry: vi.fn(),
  onDeviceEnd: vi.fn(),
  onOtherDevicesEnd: vi.fn(),
  onProof: vi.fn(),
  onProofClose: vi.fn(),
  onProofShow: vi.fn(),
  onProofFocus: vi.fn(),
  onExport: vi.fn(),
  onDeletionOpen: vi.fn(),
  onDelete: vi.fn(),
  onDeletionShow: vi.fn(),
  onDeletionFocus: vi.fn(),
  onAccountConsent: vi.fn(),
  onPush: vi.fn(),
  onRetryAccountConsents: vi.fn(),
  onContract: vi.fn(),
  onContractConsent: vi.fn(),
  onRetryContractConsents: vi.fn(),
}

let drawn: Drawn
afterEach(async () => {
  vi.clearAllMocks()
  await drawn.remove()
})

async function viewOf(name: string) {
  const t = await translatorOf('profile', 'en')
  const scenario = scenarios(t)[name]
  if (!scenario) throw new Error(`No scenario ${name}`)
  return { t, view: <ProfileView {...scenario} {...callbacks} /> }
}

async function show(name: string) {
  const { t, view } = await viewOf(name)
  drawn = await draw(view, { t, css: widget.css })
  drawn.host.style.maxWidth = '900px'
}

const switches = () => drawn.all('[role="switch"]')

/** Focuses a button and shows the next state, in which it is gone. */
async function pressTo(name: string, next: string) {
  const button = drawn.all('button').find(({ textContent }) => textContent === name)
  if (!button) throw new Error(`No button ${name}`)
  button.focus()
  await drawn.redraw((await viewOf(next)).view)
}

describe('a form that opens in place of its button', () => {
  test('A11-3: has the focus in its first field, and closed gives it back to the button', async () => {
    await show('change cancelled')
    await pressTo('Change the address', 'link not sent')
    expect(drawn.root.activeElement?.getAttribute('name')).toBe('email')
    await pressTo('Cancel', 'change cancelled')
    expect(drawn.root.activeElement?.textContent).toBe('Change the address')
  })

  test('A11-3: has the focus in its first field if that is in the page', async () => {
    await show('change cancelled')
    const field = document.createElement('input')
    field.slot = 'currentPassword'
    drawn.host.append(field)
    await pressTo('Change the password', 'another password')
    expect(document.activeElement).toBe(field)
    await drawn.redraw(<p>Changed</p>)
  })
})

describe('consents', () => {
  test('PRF-2: shows mandatory consents as fixed, and the frequency of the newsletter', async () => {
    await show('consents')
    expect(switches().map(({ ariaChecked, ariaDisabled }) => [ariaChecked, ariaDisabled])).toEqual([
      ['true', 'true'],
      ['true', 'true'],
      ['true', 'true'],
      ['false', null],
      ['true', null],
    ])
    expect(drawn.words('[role="switch"]')[0]).toContain('Required for the account')
    expect(drawn.words('[role="switch"]')[3]).toContain('at most 2 emails a month')
    await act(async () => switches().forEach(button => void button.click()))
    expect(callbacks.onAccountConsent.mock.calls).toEqual([
      ['newsletter', true],
      ['paymentService', false],
    ])
  })

  test('CON-13: reverts a consent that was not saved and shows the error next to it', async () => {
    await show('consent of a contract gone back')
    expect(switches().map(({ ariaChecked }) => ariaChecked)).toEqual(['true', 'false', 'true', 'false'])
    expect(drawn.words('[role="alert"]').filter(text => text !== '')).toEqual([
      'The consent couldn’t be changed. The switch is back where it was. There is no connection. Check the internet and try again.',
    ])
  })

  test('CON-13: offers a choice of contract only if there are several', async () => {
    await show('consents of the only contract')
    expect(drawn.all('select')).toEqual([])
    await drawn.remove()
    await show('consents of a contract')
    await act(() => userEvent.selectOptions(drawn.all('select')[0] as HTMLElement, '2'))
    expect(callbacks.onContract).toHaveBeenCalledWith(2)
  })
})

describe('social accounts', () => {
  test('AUT-12: shows whether each is linked, and does not unlink the one that created the account', async () => {
    await show('account created with another')
    expect(drawn.words('.providers li')).toEqual([
      expect.stringMatching(/Lumo\s+ona.vaiciulyte@example.com\s+Your account was created with it/),
      expect.stringMatching(/Kaimyna\s+Not linked\s+Link/),
    ])
    await drawn.press('Link Kaimyna')
    expect(callbacks.onSocialLink).toHaveBeenCalledWith('kaimyna')
    await drawn.remove()
    await show('account')
    await drawn.press('Unlink Lumo')
    expect(callbacks.onSocialUnlink).toHaveBeenCalledWith('lumo')
  })

  test('AUT-12: has its own message for each error', async () => {
    const t = await translatorOf('profile', 'en')
    const messages: string[] = []
    for (const name of Object.keys(scenarios(t)).filter(key => key.startsWith('social '))) {
      await show(name)
      messages.push(drawn.words('[role="alert"]').join())
      await drawn.remove()
    }
    expect(messages).toHaveLength(6)
    expect(new Set(messages).size).toBe(6)
    await show('account')
  })
})

test('AUT-21: lists passkeys, adds, names and removes one', async () => {
  await show('account')
  expect(drawn.words('.passkeys li')).toEqual([
    expect.stringMatching(
      /^Safari, iOS\s*Added 2\s+October · last used 20\s+November\s*Also on your other devices\s*Rename\s*Remove$/,
    ),
    expect.stringMatching(/Added 19\s+November · not used yet\s*Rename\s*Remove$/),
  ])
  await drawn.press('Add a passkey')
  expect(callbacks.onPasskeyAdd).toHaveBeenCalledOnce()
  await drawn.press('Remove: Safari, iOS')
  expect(callbacks.onPasskeyRemove).toHaveBeenCalledWith(1)
  await drawn.press('Rename: Safari, iOS')
  expect(callbacks.onPasskeyNaming).toHaveBeenCalledWith(expect.objectContaining({ id: 1 }))
  await drawn.remove()
  await show('passkey being named')
  const field = drawn.all('dialog input')[0] as HTMLInputElement
  expect(field.value).toBe('Safari, iOS')
  await act(() => userEvent.fill(field, 'Telefonas'))
  expect(callbacks.onPasskeyName).toHaveBeenCalledWith('Telefonas')
  await drawn.press('Save the name')
  expect(callbacks.onPasskeyRename).toHaveBeenCalledOnce()
})

test('AUT-21: says where no passkey can be added, and shows nothing where the back end has none', async () => {
  await show('browser without passkeys')
  expect(drawn.words('section').join()).toContain('This browser can’t add passkeys.')
  expect(drawn.words('button').join()).not.toContain('Add a passkey')
  await drawn.remove()
  await show('passkeys not offered')
  expect(drawn.words('h2').join()).not.toContain('Passkeys')
})

test('PRF-4: lists devices, the present one without a button, and ends one or all others', async () => {
  await show('account')
  expect(drawn.words('.devices li')).toEqual([
    expect.stringMatching(/^Firefox, Windows\s*Signed in at portal.example · with a passkey\s*This device$/),
    expect.stringMatching(
      /^Safari, iOS\s*Signed in at www.alfa.example · with an account of another service\s*Last used: 20\s+November, \d\d:05\s*Sign out$/,
    ),
    expect.stringMatching(/^Unknown device\s*Last used/),
  ])
  await drawn.press('Sign out: Safari, iOS')
  expect(callbacks.onDeviceEnd).toHaveBeenCalledWith(2)
  await drawn.press('Sign out all other devices')
  expect(callbacks.onOtherDevicesEnd).toHaveBeenCalledOnce()
  await drawn.remove()
  await show('other devices signed out')
  expect(drawn.words('[role="status"]').join()).toContain('All other devices are signed out.')
  expect(drawn.words('button').join()).not.toContain('Sign out all other devices')
})

test('AUT-15: requires the confirmation word for the deletion, and shows a contact when it fails', async () => {
  await show('not deleted')
  expect(drawn.words('[role="alert"]').join()).toContain('contact the help desk')
  expect(drawn.all('dialog a').map(link => link.getAttribute('href'))).toEqual([
    'mailto:info@residents.example',
  ])
  await drawn.press('Delete for good')
  expect(callbacks.onDelete).not.toHaveBeenCalled()
  await act(() => userEvent.fill(drawn.all('dialog input')[0] as HTMLElement, 'delete'))
  await drawn.press('Delete for good')
  expect(callbacks.onDelete).toHaveBeenCalledTimes(1)
})

test('AUT-16: shows the recipient and expiry of a pending confirmation, and cancels it', async () => {
  await show('address to confirm')
  const notice = drawn.words('.notice').join()
  expect(notice).toContain('ona.vaiciulyte@example.com')
  expect(notice).toContain('14:05')
  await drawn.press('Cancel the change')
  expect(callbacks.onEmailCancel).toHaveBeenCalledTimes(1)
})

test('SEC-4: asks for the password, and shows that it is wrong', async () => {
  await show('asking for the password')
  const press = async (name: string) => {
    const button = drawn.all('dialog[open] button').find(({ textContent }) => textContent?.trim() === name)
    await act(async () => (button as HTMLElement | undefined)?.click())
  }
  await press('Continue')
  expect(callbacks.onProof).toHaveBeenCalledOnce()
  await press('Cancel')
  expect(callbacks.onProofClose).toHaveBeenCalledOnce()
  await drawn.remove()
  await show('wrong password')
  expect(drawn.words('dialog[open]').join(' ')).toContain('This is not your password.')
})
