import type { Answer } from '../Call.ts'
import { mustRefuse } from '../checkAnswer.ts'
import { foreignContract, paramsOf } from '../facts.ts'
import { must, needs } from '../Mismatch.ts'
import type { Check, Subject } from './Check.ts'
import { inputOf, isOrdinary, needsToken } from './inputOf.ts'

const owned: ReadonlySet<string> = new Set(['contract', 'organization'])

/** An error without what differs from one answer to the next. */
const essence = ({ status, json }: Answer) =>
  JSON.stringify([status, json.code, json.messageKey, json.errors])

function mustBeUnauthenticated(answer: Answer) {
  mustRefuse(answer, 401, 'unauthenticated')
  must(/^Bearer\b/i.test(answer.headers.get('WWW-Authenticate') ?? ''), 'WWW-Authenticate is not Bearer.')
}

const api = () => 'API-1'
const hasNumber = ({ endpoint }: Subject) =>
  /\{(contract|contractName|organization|group|item)\}/.test(endpoint.path)

/** Rights: one's own, another's, nobody's. */
export const accessChecks: readonly Check[] = [
  {
    kind: 'guest',
    requirement: api,
    title: () => 'answers 401 without a token and with an unknown one',
    applies: needsToken,
    async run(kit, subject) {
      const input = await inputOf(kit, subject).catch(() => ({ params: unknownParams(subject) }))
      mustBeUnauthenticated(await kit.call(subject.name, { ...input, as: 'guest' }))
      const headers = { Authorization: `Bearer ${'conformance-kit'.padEnd(43, '0')}` }
      mustBeUnauthenticated(await kit.call(subject.name, { ...input, as: 'guest', headers }))
    },
  },
  {
    kind: 'ignored token',
    requirement: api,
    title: () => 'answers as without a token when the token is unknown',
    applies: ({ endpoint, plan }) =>
      endpoint.access === 'anyone' && endpoint.method === 'GET' && !plan.byHand,
    async run(kit, subject) {
      const input = await inputOf(kit, subject)
      const headers = { Authorization: `Bearer ${'conformance-kit'.padEnd(43, '0')}` }
      await kit.read(subject.name, { ...input, as: 'guest', headers })
    },
  },
  {
    kind: 'foreign',
    requirement: api,
    title: ({ endpoint }) => `answers another’s ${endpoint.access} as an unknown one: 404`,
    applies: ({ endpoint }) => owned.has(endpoint.access),
    async run(kit, subject) {
      const { name, endpoint } = subject
      const input = await inputOf(kit, subject, 'foreign').catch(async () => ({
        params: { ...unknownParams(subject), ...(await foreignOnly(kit, subject)) },
      }))
      const foreign = await kit.call(name, input)
      mustRefuse(foreign, 404, 'not_found')
      const unknown = await kit.call(name, {
        ...input,
        params: { ...input.params, [endpoint.access]: 999_999_999 },
      })
      must(essence(foreign) === essence(unknown), 'Another’s answers otherwise than one that does not exist.')
    },
  },
  {
    kind: 'stranger',
    requirement: api,
    title: () => 'answers 404 to another user',
    applies: ({ endpoint, plan }) => owned.has(endpoint.access) || plan.personal === true,
    async run(kit, subject) {
      const { access } = subject.endpoint
      const input = await inputOf(kit, subject).catch(async error => {
        if (!owned.has(access)) throw error
        return { params: { ...unknownParams(subject), ...(await paramsOf(kit, `{${access}}`)) } }
      })
      const { params } = input
      if (access === 'organization') {
        const other = await foreignOnly(kit, subject)
        needs(other.organization !== undefined, 'Both residents have contracts with one organization.')
        return mustRefuse(await kit.call(subject.name, { ...input, params: other }), 404, 'not_found')
      }
      mustRefuse(await kit.call(subject.name, { ...input, as: 'stranger' }), 404, 'not_found')
      const things = Object.entries(params ?? {}).filter(
        ([key, value]) => key !== 'contract' && typeof value === 'number',
      )
      if (access !== 'contract' || things.length === 0) return
      // The thing under a contract of the other user, which may read that contract.
      const mixed = { ...params, contract: (await foreignContract(kit)).id }
      const answer = await kit.call(subject.name, { ...input, params: mixed, as: 'stranger' })
      // The other user's role in that contract may lack the permission, which is checked first.
      if (subject.endpoint.permission && answer.status === 403) return
      mustRefuse(answer, 404, 'not_found')
    },
  },
  {
    kind: 'unknown id',
    requirement: api,
    title: () => 'answers 404 to ids that nothing has and to texts that are none',
    applies: subject => isOrdinary(subject) && hasNumber(subject) && !subject.plan.byHand,
    async run(kit, subject) {
      const input = await inputOf(kit, subject)
      const [first = ''] = Object.keys(input.params ?? {})
      for (const id of ['999999999', '0', '-1', 'abc', '1e3']) {
        const answer = await kit.call(subject.name, { ...input, params: { ...input.params, [first]: id } })
        mustRefuse(answer, 404, 'not_found')
      }
    },
  },
]

const references: ReadonlySet<string> = new Set(['payment', 'signing'])

/** Parameters that name nothing. */
function unknownParams({ endpoint }: Subject) {
  const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  return Object.fromEntries(
    names.map(name => [name, references.has(name) ? 'no-such-reference' : 999_999_998]),
  )
}

const foreignOnly = (kit: Parameters<Check['run']>[0], { endpoint }: Subject) =>
  paramsOf(kit, `{${endpoint.access}}`, 'foreign')
