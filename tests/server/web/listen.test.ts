import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { listen } from '../../../server/web/listen.ts'

test('API-2: stopping waits for work whose caller has disconnected', async () => {
  const arrived = Promise.withResolvers<void>()
  const work = Promise.withResolvers<void>()
  const disconnected = Promise.withResolvers<void>()
  const listener = await listen(
    async request => {
      request.signal.addEventListener('abort', () => disconnected.resolve())
      arrived.resolve()
      await work.promise
      return new Response('done')
    },
    0,
    '127.0.0.1',
    'PORT',
  )
  const caller = connect(listener.port, '127.0.0.1')
  caller.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await arrived.promise
  caller.destroy()
  await disconnected.promise

  let isStopped = false
  const stopped = listener.stop().then(() => {
    isStopped = true
  })
  // No connection is left, so only the work delays the stop.
  await once(connect(listener.port, '127.0.0.1'), 'error')
  await new Promise(resolve => setImmediate(resolve))
  expect(isStopped).toBe(false)
  work.resolve()
  await stopped
  expect(isStopped).toBe(true)
})

test('API-2: stopping closes a keep-alive connection as soon as its running request is answered', async () => {
  const arrived = Promise.withResolvers<void>()
  const work = Promise.withResolvers<void>()
  const listener = await listen(
    async () => {
      arrived.resolve()
      await work.promise
      return new Response('here')
    },
    0,
    '127.0.0.1',
    'PORT',
  )
  const caller = connect(listener.port, '127.0.0.1')
  let answer = ''
  caller.on('data', chunk => {
    answer += chunk
  })
  const closed = once(caller, 'close')
  caller.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: keep-alive\r\n\r\n')
  await arrived.promise
  // With a patience beyond the test's, nothing else closes the connection.
  const stopped = listener.stop(3_600_000)
  work.resolve()
  await closed
  expect(answer).toContain('here')
  await stopped
})
