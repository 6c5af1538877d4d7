import { expect, test } from 'vitest'
import { keepPublicAnswers } from '../../../../hosts/portal/first-views/keepPublicAnswers.ts'

const address = 'https://portal.example/api/v5/translations/web/lt'

/** Asks a server for addresses, and returns its answers, which are numbered. */
function askFor(headers: Readonly<Record<string, string>>, status = 200) {
  let time = 0
  let asked = 0
  const keep = keepPublicAnswers(() => time)
  return {
    wait: (seconds: number) => {
      time += seconds * 1000
    },
    ask: async (path = '', language = 'lt') => {
      const request = new Request(address + path, { headers: { 'Accept-Language': language } })
      const answer = await keep(request, async () => {
        asked += 1
        return new Response(String(asked), { status, headers })
      })
      return Number(await answer.text())
    },
  }
}

const cached = { 'Cache-Control': 'public, max-age=60' }

test('EMB-20: a public answer serves several drawings, for as long as a browser keeps it', async () => {
  const { ask, wait } = askFor(cached)
  expect([await ask(), await ask()]).toEqual([1, 1])
  wait(59)
  expect(await ask()).toBe(1)
  wait(1)
  expect(await ask()).toBe(2)
})

test('EMB-20: a vendor’s answer, and that in another language, is its own', async () => {
  const { ask } = askFor(cached)
  const answers = [await ask('?vendor=alfa'), await ask('?vendor=beta'), await ask('?vendor=alfa', 'en')]
  expect(answers).toEqual([1, 2, 3])
})

test.each([
  ['of a person', { 'Cache-Control': 'no-store' }, 200],
  ['that failed', cached, 503],
])('EMB-20: an answer %s is not kept', async (_, headers, status) => {
  const { ask } = askFor(headers, status)
  expect([await ask(), await ask()]).toEqual([1, 2])
})

test('EMB-20: answers to names that nobody has do not fill the memory', async () => {
  const { ask } = askFor(cached)
  await ask()
  for (let name = 0; name < 100; name += 1) await ask(`?vendor=${name}`)
  expect(await ask()).toBe(102)
})
