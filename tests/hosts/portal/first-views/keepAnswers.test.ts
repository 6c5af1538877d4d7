import { expect, test } from 'vitest'
import { keepAnswers } from '../../../../hosts/portal/first-views/keepAnswers.ts'

const baseUrl = 'https://portal.example/api/v5'

test('EMB-20, EMB-21: keeps what is answered about a person by its path and query, and neither public answers nor refusals', async () => {
  const answersOf: Readonly<Record<string, () => Response>> = {
    '/auth/users/me': () => Response.json({ data: 1 }, { headers: { 'Cache-Control': 'no-store' } }),
    '/contracts/1/invoices?page=1': () => Response.json({ data: [] }),
    '/translations/web/lt': () =>
      Response.json({ data: {} }, { headers: { 'Cache-Control': 'public, max-age=300' } }),
    '/contracts/2/meters': () => Response.json({ error: 'not_found' }, { status: 404 }),
  }
  const { server, answers } = keepAnswers({
    locale: 'lt',
    token: 'secret',
    portal: 'https://portal.example',
    baseUrl,
    callApi: async ({ url }) =>
      answersOf[url.slice(baseUrl.length)]?.() ?? new Response(null, { status: 404 }),
  })
  for (const path of Object.keys(answersOf)) {
    const answer = await server.callApi(new Request(baseUrl + path))
    // What draws reads it too.
    await answer.json()
  }
  expect(answers).toEqual({ '/auth/users/me': { data: 1 }, '/contracts/1/invoices?page=1': { data: [] } })
})
