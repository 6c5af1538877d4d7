import { DrizzleQueryError } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { runMain } from '../../server/runMain.ts'

const signals = ['SIGTERM', 'SIGINT'] as const
const present = signals.map(signal => [signal, process.listeners(signal)] as const)

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  for (const [signal, before] of present)
    for (const listener of process.listeners(signal))
      if (!before.includes(listener)) process.off(signal, listener)
})

const runAndRecord = async (gc?: (done: string[]) => (options: { readonly flavor: string }) => void) => {
  const done: string[] = []
  vi.spyOn(console, 'log').mockImplementation(text => done.push(text))
  vi.stubGlobal('gc', gc?.(done))
  await runMain(
    async () => {
      done.push('started')
      return { stop: async () => {} }
    },
    () => 'welcome',
  )
  return done
}

test('a server that runs returns the memory of its start, once', async () => {
  const done = await runAndRecord(done => ({ flavor }) => {
    done.push(`collected: ${flavor}`)
  })
  expect(done).toEqual(['started', 'welcome', 'collected: last-resort'])
})

test('a server runs without the option of Node that lets it return memory', async () => {
  expect(await runAndRecord()).toEqual(['started', 'welcome'])
})

test('SEC-12: a start that the database refuses says its reason, without the query and its values', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never)
  const refuse = () => {
    throw new DrizzleQueryError('create table users', ['secret'], new Error('must be owner of table users'))
  }
  await runMain(
    async () => refuse(),
    () => '',
  )
  expect(error.mock.calls).toEqual([['\nThe database refused: must be owner of table users\n']])
  expect(exit).toHaveBeenCalledWith(1)
})
