import { sql } from 'drizzle-orm'

/** A time at which readings can be declared. */
export const inWindow = '2026-11-28T08:00:00Z'

export interface Answer {
  readonly status: number
  /** Seconds of Retry-After, if the answer has them. */
  readonly retryAfter?: number | undefined
  // biome-ignore lint/suspicious/noExplicitAny: tests read responses without schemas
  readonly data: any
}

/** A request with an idempotency key, so that it can be repeated. */
export interface ResidentWrite {
  readonly kind: 'payment' | 'reading' | 'vote'
  readonly path: string
  readonly body: object
  readonly key: string
}

export interface ResidentCall {
  readonly token?: string
  readonly body?: object
  readonly key?: string
  readonly method?: string
}

/**
 * Makes a call.
 * @param url origin of the portal
 * @param path relative to /api/v5/
 */
export async function callApi(
  url: string,
  path: string,
  { token, body, key, method }: ResidentCall = {},
): Promise<Answer> {
  const response = await fetch(`${url}/api/v5/${path}`, {
    method: method ?? (body ? 'POST' : 'GET'),
    headers: {
      'Content-Type': 'application/json',
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(key ? { 'Idempotency-Key': key } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const text = await response.text()
  const answer = text === '' ? {} : JSON.parse(text)
  const retryAfter = response.headers.get('Retry-After')
  return {
    status: response.status,
    data: answer.data ?? answer,
    retryAfter: retryAfter === null ? undefined : Number(retryAfter),
  }
}

export const signInAt = async (url: string, email: string): Promise<string> =>
  (await callApi(url, 'auth/login', { body: { email, password: 'resident-demo' } })).data.token

/** Ids of the user's contracts that can be paid and declared for. */
async function contractsOf(url: string, token: string): Promise<readonly number[]> {
  const groups = await callApi(url, 'organization-groups/contracts', { token })
  return groups.data
    .filter(({ slug }: { slug: string }) => slug !== 'gama')
    .flatMap((group: { contracts: { id: number; isActive: boolean }[] }) =>
      group.contracts.filter(({ isActive }) => isActive).map(({ id }) => id),
    )
}

/** A payment of each open bill and a reading of each first meter of a user's contracts. */
export async function monthlyRoundAt(url: string, token: string): Promise<ResidentWrite[]> {
  const requests = await Promise.all(
    (await contractsOf(url, token)).map(async (id): Promise<ResidentWrite[]> => {
      const { data: invoice } = await callApi(url, `contracts/${id}/invoices/last`, { token })
      const { data: meters } = await callApi(url, `contracts/${id}/meters`, { token })
      const [meter] = meters
      const payment = {
        kind: 'payment' as const,
        path: `contracts/${id}/payments`,
        body: {
          invoiceId: invoice?.id,
          type: 'bank',
          bank: 'nemuno',
          returnUrl: `https://portal.example/contract/${id}/bill`,
        },
        key: crypto.randomUUID(),
      }
      const declaration = {
        kind: 'reading' as const,
        path: `contracts/${id}/meters/${meter?.id}/declarations`,
        body: { meterId: meter?.id, valueTo: '99999999.9' },
        key: crypto.randomUUID(),
      }
      return [
        ...(invoice?.state === 'unpaid' ? [payment] : []),
        ...(meter && !meter.declared && !meter.isExpired ? [declaration] : []),
      ]
    }),
  )
  return requests.flat()
}

/** Lets every contract of the user take part in the open poll that needs no signature. */
export const invite = (email: string) => sql`
  insert into poll_participants (vendor_id, poll_id, contract_id)
  select distinct polls.vendor_id, polls.id, user_contracts.contract_id
  from polls
  join user_contracts on user_contracts.vendor_id = polls.vendor_id
  join users on users.id = user_contracts.user_id
  where users.email = ${email} and polls.id = 1
  on conflict do nothing`

/** A vote in each poll that takes votes without a signature, for each of the user's contracts. */
export async function votesAt(url: string, token: string): Promise<ResidentWrite[]> {
  const votes = await Promise.all(
    (await contractsOf(url, token)).map(async id => {
      const { data: polls } = await callApi(url, `contracts/${id}/polls?state=active`, { token })
      const open = await Promise.all(
        polls.map((poll: { id: number }) => callApi(url, `contracts/${id}/polls/${poll.id}`, { token })),
      )
      return open
        .map(({ data }) => data)
        .filter(({ canVote, needsSignature }) => canVote && !needsSignature)
        .map(
          (poll): ResidentWrite => ({
            kind: 'vote',
            path: `contracts/${id}/polls/${poll.id}/vote`,
            body: {
              answers: poll.questions.map((question: { id: number }) => ({
                questionId: question.id,
                choice: 'agree',
              })),
              isOwner: true,
            },
            key: crypto.randomUUID(),
          }),
        )
    }),
  )
  return votes.flat()
}
