import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import type { PasswordHasher } from './PasswordHasher.ts'

/** Memory in KiB and passes from OWASP's advice for argon2id: about 30 ms a try on a server core. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 }
const tagLength = 32

const derive = (parameters: Argon2Parameters) =>
  new Promise<Buffer>((resolve, reject) =>
    argon2('argon2id', parameters, (error, key) => (error ? reject(error) : resolve(key))),
  )

const base64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')

const stored = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/** argon2id from Node's crypto. The stored text contains its cost, so that the cost can rise later. */
export const passwords: PasswordHasher = {
  async hash(password) {
    const nonce = randomBytes(16)
    const key = await derive({ message: password, nonce, tagLength, ...cost })
    return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(nonce)}$${base64(key)}`
  },

  async matches(password, hash) {
    const [, memory, passes, parallelism, nonce, key] = stored.exec(hash) ?? []
    if (!nonce || !key) throw new Error('A stored password hash is not argon2id.')
    const expected = Buffer.from(key, 'base64')
    const actual = await derive({
      message: password,
      nonce: Buffer.from(nonce, 'base64'),
      tagLength: expected.length,
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
    })
    return timingSafeEqual(actual, expected)
  },
}
