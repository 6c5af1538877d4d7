import { base64Url } from '../../server/common/crypto.ts'
import type { PasswordHasher } from '../../server/modules/accounts/PasswordHasher.ts'

/** Few rounds, because the hashes exist only in this page and each start hashes all demo accounts. */
const rounds = 1000

async function derive(password: string, salt: string): Promise<string> {
  const bytes = new TextEncoder().encode(password)
  const key = await crypto.subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveBits'])
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt: new TextEncoder().encode(salt), iterations: rounds },
    key,
    256,
  )
  return base64Url(new Uint8Array(bits))
}

/** Hashes by PBKDF2, because Web Crypto has no argon2. */
export const webCryptoPasswords: PasswordHasher = {
  async hash(password) {
    const salt = base64Url(crypto.getRandomValues(new Uint8Array(16)))
    return `${salt}.${await derive(password, salt)}`
  },
  async matches(password, hash) {
    const [salt = '', key] = hash.split('.')
    return (await derive(password, salt)) === key
  },
}
