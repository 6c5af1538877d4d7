import { allEndpoints } from '../../src/api/endpoints/table.ts'
import { levels as levelNames } from '../../src/api/schemas/levels.ts'
import { mustRefuse } from '../checkAnswer.ts'
import { endpointOf, pathOf } from '../createKit.ts'
import { levelOfCall } from '../levelOfCall.ts'
import { must, needs } from '../Mismatch.ts'
import { flow } from './flow.ts'

const readOnly = { writes: false }

export const coreFlows = [
  flow('core', 'AUT-1', 'a wrong password and an unknown email are refused in the same words', async kit => {
    const { email } = kit.people.resident
    const wrong = { email, password: 'not-the-password-of-this-account' }
    const first = await kit.call('auth.login', { as: 'guest', body: wrong })
    mustRefuse(first, 401, 'invalid_credentials')
    const second = await kit.call('auth.login', {
      as: 'guest',
      body: { ...wrong, email: 'nobody@conformance.invalid' },
    })
    mustRefuse(second, 401, 'invalid_credentials')
    must(first.json.message === second.json.message, 'The messages differ.')
  }),

  flow('core', 'AUT-2', 'an account with an unconfirmed email cannot sign in', async kit => {
    needs(kit.people.unconfirmed, 'The people file has no unconfirmed account.')
    const { email, password } = kit.people.unconfirmed
    mustRefuse(
      await kit.call('auth.login', { as: 'guest', body: { email, password } }),
      403,
      'profile_not_confirmed',
    )
  }),

  flow('core', 'AUT-13', 'a token serves calls until it is signed out', async kit => {
    const { email, password } = kit.people.resident
    needs(password, 'The people file has a token in place of the resident’s password.')
    const { data } = (await kit.read('auth.login', { as: 'guest', body: { email, password } })).json
    must(
      data.expiresIn > 0 && data.expiresIn <= 680_400,
      `expiresIn is ${data.expiresIn}, at most 680400 is allowed.`,
    )
    const headers = { Authorization: `Bearer ${data.token}` }
    const me = await kit.read('auth.me', { headers })
    must(me.json.data.email.toLowerCase() === email.toLowerCase(), 'users/me names another email.')
    await kit.read('auth.logout', { headers })
    mustRefuse(await kit.call('auth.me', { headers }), 401, 'unauthenticated')
  }),

  flow(
    'core',
    'PER-3',
    'each user sees own contracts only',
    async kit => {
      const name = 'organizationGroups.organizationGroupsWithContracts'
      const idsOf = async (as: 'resident' | 'stranger') =>
        (await kit.read(name, { as })).json.data.flatMap((group: { contracts: { id: number }[] }) =>
          group.contracts.map(({ id }) => id),
        ) as number[]
      const own = new Set(await idsOf('resident'))
      must(own.size > 0, 'The resident has no contract.')
      must(
        (await idsOf('stranger')).some(id => !own.has(id)),
        'The stranger sees the resident’s contracts only.',
      )
      const me = (await kit.read('auth.me')).json.data
      const other = (await kit.read('auth.me', { as: 'stranger' })).json.data
      must(me.id !== other.id && me.email !== other.email, 'Both people have one account.')
    },
    readOnly,
  ),

  flow(
    'core',
    'LAY-8',
    'the settings name languages, and translations answer each of them',
    async kit => {
      const { json } = await kit.read('platform.generalSettings', { as: 'guest' })
      const languages = String(json.data.availableLanguages).split(';')
      must(languages[0] !== '', 'availableLanguages is empty.')
      const texts: string[] = []
      for (const locale of languages) {
        const answer = await kit.read('platform.translations', { as: 'guest', params: { locale } })
        texts.push(JSON.stringify(answer.json.data))
      }
      const filled = texts.filter(text => text !== '{}')
      must(
        filled.length < 2 || new Set(filled).size === filled.length,
        'Two languages have the same translations.',
      )
    },
    readOnly,
  ),

  flow(
    'core',
    'API-1',
    'pages of the allowed origin may read answers, pages of other origins may not',
    async kit => {
      needs(kit.people.origin, 'The people file has no origin.')
      const features = `${kit.url}/${pathOf(endpointOf('platform.featureList'))}`
      const answer = async (origin: string, preflight: boolean) =>
        kit.open(features, {
          ...(preflight && { method: 'OPTIONS' }),
          headers: {
            Origin: origin,
            ...(preflight && {
              'Access-Control-Request-Method': 'GET',
              'Access-Control-Request-Headers': 'authorization,accept-language',
            }),
          },
        })
      for (const preflight of [true, false]) {
        const { headers } = await answer(kit.people.origin, preflight)
        const allowed = headers.get('Access-Control-Allow-Origin')
        must(allowed === kit.people.origin || allowed === '*', `Access-Control-Allow-Origin is "${allowed}".`)
        must(/\borigin\b/i.test(headers.get('Vary') ?? '') || allowed === '*', 'Vary does not name Origin.')
        if (!preflight) continue
        const named = (headers.get('Access-Control-Allow-Headers') ?? '').toLowerCase()
        for (const header of ['authorization', 'content-type', 'accept-language', 'idempotency-key'])
          must(named.includes(header), `Access-Control-Allow-Headers lacks ${header}.`)
      }
      const other = (await answer('https://other.invalid', false)).headers
      must(other.get('Access-Control-Allow-Credentials') === null, 'Answers may be read with cookies.')
      const allowed = other.get('Access-Control-Allow-Origin')
      must(allowed === null || allowed === '*', `A page of any origin may read answers as "${allowed}".`)
    },
    readOnly,
  ),

  flow(
    'core',
    'API-1',
    'calls of levels that are not offered answer 404 or 501',
    async kit => {
      const offered = await kit.call('platform.offeredLevels', { as: 'guest' })
      needs(offered.status === 200, 'The back end has no list of levels: it offers all.')
      const missing = levelNames.filter(level => !offered.json.data.includes(level))
      needs(missing.length > 0, 'The back end offers every level.')
      for (const level of missing) {
        const call = allEndpoints.find(
          ([name, { method, access }]) =>
            levelOfCall(name) === level && method === 'GET' && access !== 'partner',
        )
        if (!call) continue
        const [name, { path }] = call
        const params = Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, key = '']) => [key, 1]))
        const { status } = await kit.call(name, { params })
        must(status === 404 || status === 501, `${name} of the level ${level} answers ${status}.`)
      }
    },
    readOnly,
  ),

  flow(
    'core',
    'API-1',
    'an unknown path answers 404',
    async kit => {
      const answer = await kit.open(`${kit.url}/no-such-path-of-the-api`)
      must(answer.status === 404, `Status is ${answer.status}, expected 404.`)
      mustRefuse(answer, 404, 'not_found')
    },
    readOnly,
  ),
]
