import { must, needs } from '../Mismatch.ts'
import type { Check } from './Check.ts'
import { callerOf, inputOf, isOrdinary } from './inputOf.ts'

const api = () => 'API-1'

/** Every text of an answer. */
const textsOf = (json: unknown): string => JSON.stringify(json)

/** Shapes, cache headers, languages, files. */
export const answerChecks: readonly Check[] = [
  {
    kind: 'success',
    requirement: ({ plan }) => plan.requirement ?? 'API-1',
    title: ({ endpoint }) => (endpoint.answer === 'file' ? 'answers a file' : 'answers as declared'),
    applies: subject => isOrdinary(subject) && !subject.plan.byHand,
    async run(kit, subject) {
      await kit.read(subject.name, { ...(await inputOf(kit, subject)), as: callerOf(subject) })
    },
  },
  {
    kind: 'cache',
    requirement: api,
    title: () => 'has an ETag, and answers 304 to it',
    applies: ({ endpoint }) => endpoint.cacheSeconds !== undefined && endpoint.answer !== 'file',
    async run(kit, subject) {
      const input = { ...(await inputOf(kit, subject)), as: 'guest' as const }
      const tag = (await kit.read(subject.name, input)).headers.get('ETag')
      must(tag, 'There is no ETag.')
      const again = await kit.call(subject.name, { ...input, headers: { 'If-None-Match': tag } })
      must(again.status === 304, `Status is ${again.status}, expected 304.`)
      must(again.text === '', 'A 304 has a body.')
    },
  },
  {
    kind: 'language',
    requirement: () => 'I18-1',
    title: () => 'answers in the language of Accept-Language',
    applies: ({ plan }) => plan.language === true,
    async run(kit, subject) {
      const input = { ...(await inputOf(kit, subject)), as: callerOf(subject) }
      const { json } = await kit.once('settings', () => kit.read('platform.generalSettings', { as: 'guest' }))
      const languages = String(json.data.availableLanguages).split(';')
      needs(languages.length > 1, 'The back end offers one language.')
      const texts: string[] = []
      for (const language of languages) {
        const headers = { 'Accept-Language': language }
        texts.push(textsOf((await kit.read(subject.name, { ...input, headers })).json.data))
      }
      needs(/[^\W\d]{4}/.test(texts[0]?.replace(/"\w+":/g, '') ?? ''), 'The answer has no text.')
      must(new Set(texts).size > 1, `The answer is the same in ${languages.join(', ')}.`)
      const [first = 'en'] = languages
      const headers = { 'Accept-Language': `de, ${first}-XX;q=0.8, ${languages[1]};q=0.5` }
      const preferred = textsOf((await kit.read(subject.name, { ...input, headers })).json.data)
      must(preferred === texts[0], `Of "${headers['Accept-Language']}" the language ${first} was expected.`)
    },
  },
  {
    kind: 'file',
    requirement: ({ plan }) => plan.requirement ?? 'API-1',
    title: () => 'names an address that opens without a token, and no more when it is changed',
    applies: ({ plan }) => plan.file !== undefined,
    async run(kit, subject) {
      const { json } = await kit.read(subject.name, await inputOf(kit, subject))
      const { url, expiresAt } = json.data as { url: string; expiresAt: string }
      must(Date.parse(expiresAt) > 0, 'expiresAt is no moment.')
      const file = await kit.open(url)
      must(file.status === 200, `The file's address answers ${file.status}.`)
      const type = file.headers.get('Content-Type') ?? ''
      must(
        subject.plan.file === 'any' || type.startsWith(subject.plan.file ?? ''),
        `The file's type is "${type}".`,
      )
      must(file.text.length > 0, 'The file is empty.')
      must(!/\bpublic\b/.test(file.headers.get('Cache-Control') ?? ''), 'Shared caches may keep the file.')
      const changed = new URL(url, kit.url)
      const [name, value] = [...changed.searchParams].toSorted(([, a], [, b]) => b.length - a.length)[0] ?? []
      must(name && value, 'The address has no signature.')
      changed.searchParams.set(name, (value.startsWith('A') ? 'B' : 'A') + value.slice(1))
      const refused = await kit.open(changed.href)
      must(refused.status >= 400, 'The address opens with another signature.')
    },
  },
]
