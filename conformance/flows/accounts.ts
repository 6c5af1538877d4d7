import { mustName, mustRefuse } from '../checkAnswer.ts'
import { foreignContract, ownContract } from '../facts.ts'
import { must, needs } from '../Mismatch.ts'
import { planOf } from '../plans/plans.ts'
import { flow } from './flow.ts'

/** Calls with a secret from a mail. */
const secretCalls = [
  'auth.verifyEmail',
  'accounts.resetPassword',
  'accounts.createPassword',
  'accounts.completeRegistration',
  'accounts.checkLink',
  'accounts.confirmEmailChange',
  'accounts.unsubscribeNewsletter',
  'contractLinks.verifyContractEmail',
]

export const accountFlows = [
  flow('accounts', 'AUT-6', 'an unknown secret of a mail answers 410', async kit => {
    for (const name of secretCalls)
      mustRefuse(
        await kit.call(name, { as: 'guest', body: await planOf(name).body?.(kit) }),
        410,
        'link_expired',
      )
    const params = { mailing: 'newsletters', intent: 999_999_999 }
    for (const name of ['contractLinks.unsubscribeContract', 'contractLinks.confirmContractEmail'])
      mustRefuse(
        await kit.call(name, { as: 'guest', params, body: { token: 'no-such-secret' } }),
        410,
        'link_expired',
      )
  }),

  flow(
    'accounts',
    'AUT-8',
    'a forgotten password and a second confirmation answer alike for every address',
    async kit => {
      for (const name of ['accounts.forgotPassword', 'auth.resendVerification'])
        for (const email of [`nobody-${Date.now()}@conformance.invalid`, kit.people.stranger.email])
          await kit.read(name, { as: 'guest', body: { email } })
      kit.leaves(`a mail to ${kit.people.stranger.email} that offers a new password`)
    },
  ),

  flow('accounts', 'AUT-5', 'a registration needs consents and two equal passwords', async kit => {
    const body = (await planOf('accounts.register').body?.(kit)) as { consents: object }
    const send = (change: object) =>
      kit.call('accounts.register', { as: 'guest', body: { ...body, ...change } })
    mustName(await send({ passwordConfirmation: 'another-password-9' }), 'passwordConfirmation')
    mustName(await send({ consents: { ...body.consents, rules: false } }), 'consents.rules')
    mustName(await send({ phone: '861200001' }), 'phone')
    mustName(await send({ email: 'ąžuolas@example.com' }), 'email')
  }),

  flow('accounts', 'PRF-1', 'a changed profile is answered by the next call', async kit => {
    const before = (await kit.read('profile.profile')).json.data
    const original = {
      firstName: before.firstName,
      lastName: before.lastName,
      phone: before.phone ?? '+37061200001',
    }
    kit.later(() => kit.read('profile.updateProfile', { body: original }))
    const body = { ...original, firstName: 'Kita' }
    must(
      (await kit.read('profile.updateProfile', { body })).json.data.firstName === 'Kita',
      'The answer has the old name.',
    )
    must((await kit.read('auth.me')).json.data.firstName === 'Kita', 'users/me has the old name.')
    const other = (await kit.read('auth.me', { as: 'stranger' })).json.data
    must(other.firstName !== 'Kita', 'Another user has the new name.')
  }),

  flow('accounts', 'PRF-2', 'a consent is switched on and off, a mandatory one is not', async kit => {
    const read = async () =>
      (await kit.read('profile.accountConsents')).json.data as { key: string; value: boolean }[]
    const newsletter = async () => (await read()).find(({ key }) => key === 'newsletter')?.value
    const before = await newsletter()
    const set = (value: boolean) =>
      kit.read('profile.updateAccountConsent', { params: { consent: 'newsletter' }, body: { value } })
    kit.later(() => set(before === true))
    kit.leaves('a mail to the resident about the newsletter')
    for (const value of [!before, before === true]) {
      await set(value)
      must((await newsletter()) === value, `The consent is not ${value}.`)
    }
    const refused = await kit.call('profile.updateAccountConsent', {
      params: { consent: 'rules' },
      body: { value: false },
    })
    mustName(refused, 'value')
  }),

  flow('accounts', 'AUT-10', 'a new password takes the present one', async kit => {
    const body = (await planOf('profile.changePassword').body?.(kit)) ?? {}
    mustName(await kit.call('profile.changePassword', { body }), 'currentPassword')
  }),

  flow(
    'accounts',
    'AUT-15',
    'an account is deleted only with its password and a typed confirmation',
    async kit => {
      const send = (body: object) => kit.call('profile.deleteProfile', { body })
      mustName(await send({ password: 'not-the-password', confirmation: 'no' }), 'confirmation')
      mustName(await send({ password: 'not-the-password', confirmation: 'DELETE' }), 'password')
      await kit.read('auth.me')
    },
  ),

  flow('accounts', 'AUT-18', 'a profile without invalid fields is not repaired', async kit => {
    mustRefuse(await kit.call('profile.repairProfile', { body: {} }), 403, 'forbidden')
  }),

  flow('accounts', 'AUT-16', 'a new email waits for its link until it is cancelled', async kit => {
    const email = `conformance-${Date.now()}@conformance.invalid`
    const { password } = kit.people.resident
    needs(password !== undefined, 'The resident of the people file has no password.')
    const started = (await kit.read('profile.startEmailChange', { body: { email, password } })).json.data
    must(started?.email === email, 'The answer does not name the waiting email.')
    kit.leaves(`a mail to ${email}`)
    const cancel = () => kit.call('profile.cancelEmailChange', { params: { intent: started.id } })
    kit.later(cancel)
    must(
      (await kit.read('profile.pendingEmail')).json.data?.email === email,
      'The waiting email is not answered.',
    )
    must(
      (await kit.read('profile.pendingEmail', { as: 'stranger' })).json.data?.email !== email,
      'Another user sees it.',
    )
    mustRefuse(
      await kit.call('profile.cancelEmailChange', { as: 'stranger', params: { intent: started.id } }),
      404,
      'not_found',
    )
    await kit.read('profile.cancelEmailChange', { params: { intent: started.id } })
    must((await kit.read('profile.pendingEmail')).json.data === null, 'The cancelled email still waits.')
    mustRefuse(await cancel(), 404, 'not_found')
    mustName(
      await kit.call('profile.startEmailChange', { body: { email: kit.people.resident.email, password } }),
      'email',
    )
  }),

  flow('accounts', 'CON-4', 'a contract is named, renamed and its name removed', async kit => {
    const { id: contract } = await ownContract(kit)
    const before = (await contractNow(kit, contract))?.contractName
    if (before) await kit.read('contracts.deleteContractName', { params: { contract } })
    kit.later(async () => {
      await kit.call('contracts.deleteContractName', { params: { contract } })
      if (before)
        await kit.read('contracts.createContractName', { params: { contract }, body: { name: before.name } })
    })
    const created = await kit.read('contracts.createContractName', {
      params: { contract },
      body: { name: 'Kit' },
    })
    must(created.status === 201 && created.json.data.name === 'Kit', 'A new name is not answered as created.')
    const again = await kit.read('contracts.createContractName', {
      params: { contract },
      body: { name: 'Other' },
    })
    must(
      again.status === 200 && again.json.data.name === 'Kit',
      'A second name does not answer the present one.',
    )
    const contractName = created.json.data.id
    const update = (as: 'resident' | 'stranger') =>
      kit.call('contracts.updateContractName', { as, params: { contractName }, body: { name: 'Kit 2' } })
    mustRefuse(await update('stranger'), 404, 'not_found')
    await kit.read('contracts.updateContractName', { params: { contractName }, body: { name: 'Kit 2' } })
    must((await contractNow(kit, contract))?.contractName?.name === 'Kit 2', 'The list has another name.')
    await kit.read('contracts.deleteContractName', { params: { contract } })
    must((await contractNow(kit, contract))?.contractName === null, 'The removed name is still there.')
  }),

  flow(
    'accounts',
    'CON-6',
    'a contract is not linked by a guess, and nothing says what was wrong',
    async kit => {
      const { username } = await foreignContract(kit)
      const guess = {
        role: 1,
        agreementCode: username,
        invoiceNumber: 'no-such-invoice',
        invoiceAmount: '1.00',
      }
      const near = await kit.call('contractLinks.linkContract', { body: guess })
      mustRefuse(near, 404, 'link_not_found')
      const far = await kit.call('contractLinks.linkContract', {
        body: { ...guess, agreementCode: 'no-such-contract' },
      })
      mustRefuse(far, 404, 'link_not_found')
      must(near.json.message === far.json.message, 'The messages differ.')
      mustName(await kit.call('contractLinks.linkContract', { body: { ...guess, role: 9 } }), 'role')
      mustName(
        await kit.call('contractLinks.linkContract', { body: { ...guess, invoiceAmount: '0.00' } }),
        'invoiceAmount',
      )
    },
  ),

  flow('accounts', 'CON-13', 'a consent of a contract changes alone', async kit => {
    const params = { contract: (await ownContract(kit)).id }
    const before = (await kit.read('contractLinks.contractConsentSettings', { params })).json.data
    kit.later(() => kit.read('contractLinks.updateContractConsents', { params, body: before }))
    const body = { newsletters: !before.newsletters }
    await kit.read('contractLinks.updateContractConsents', { params, body })
    const after = (await kit.read('contractLinks.contractConsentSettings', { params })).json.data
    must(
      JSON.stringify(after) === JSON.stringify({ ...before, ...body }),
      'Other consents changed, or this one did not.',
    )
  }),
]

interface Named {
  readonly id: number
  readonly contractName: { readonly name: string } | null
}

/** The contract as the list has it now. */
async function contractNow(kit: Parameters<typeof ownContract>[0], contract: number) {
  const { json } = await kit.read('organizationGroups.organizationGroupsWithContracts')
  const contracts: readonly Named[] = json.data.flatMap(({ contracts }: { contracts: Named[] }) => contracts)
  return contracts.find(({ id }) => id === contract)
}
