import type { Access, Endpoint } from '../../src/api/endpoints/endpoint.ts'

const callers: Readonly<Record<Access, string>> = {
  anyone: 'Anyone may call it.',
  user: 'Needs a session.',
  contract: 'Needs a session of a resident who holds the contract.',
  'contract-name': 'Needs a session of the resident who gave the name.',
  organization: 'Needs a session of a resident with a contract of the organization.',
  signature: 'Needs no token, because the request is signed.',
  partner: 'Needs the secret key of a partner.',
  vendor: 'Needs a secret key of the vendor.',
}

/** What the declaration of a call says, in sentences, after the note of people. */
export function descriptionOf(endpoint: Endpoint, note: string | undefined): string {
  const { access, permission, idempotencyKey, cacheSeconds, capability, successes = [] } = endpoint
  return [
    note,
    callers[access],
    permission && `The role on the contract has to permit \`${permission}\`.`,
    capability && `Pages of partners with the capability \`${capability}\` may call it.`,
    successes.length > 1 && 'Answers 201 if it wrote something new, 200 if it answers what is there.',
    idempotencyKey && 'With an `Idempotency-Key` the same request counts once in 24 hours.',
    cacheSeconds && `Shared caches may keep the answer for ${cacheSeconds} s.`,
  ]
    .filter(Boolean)
    .join(' ')
}
