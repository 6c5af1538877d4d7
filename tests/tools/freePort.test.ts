import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { freePort } from '../../tools/freePort.ts'

test('a port is given once, and never one that something listens on at any address', async () => {
  const ports = [await freePort()]
  const taken = (ports[0] ?? 0) + 1
  const other = createServer().listen(taken, '127.0.0.1')
  await once(other, 'listening')
  try {
    while (ports.length < 20) ports.push(await freePort())
    expect(new Set(ports).size).toBe(20)
    expect(ports).not.toContain(taken)
  } finally {
    other.close()
  }
})
