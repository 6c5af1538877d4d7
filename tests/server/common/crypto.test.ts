import { expect, it } from 'vitest'
import { createSigner, sha256 } from '../../../server/common/crypto.ts'

it('VND-4: the hash of a text by Node is the one that Web Crypto makes of its bytes', async () => {
  for (const text of ['', 'abc', 'Žąsų upė', 'x'.repeat(1000)])
    expect(await sha256(text)).toBe(await sha256(new TextEncoder().encode(text)))
  expect(await sha256('abc')).toBe('ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0')
})

it('API-1: a signature by Node is valid for Web Crypto, and no other one is', async () => {
  const signer = await createSigner('a secret')
  const signature = await signer.sign('cursor', 'Žąsų', 7)
  expect(await signer.verify(signature, 'cursor', 'Žąsų', 7)).toBe(true)
  expect(await signer.verify(signature, 'cursor', 'Žąsų', 8)).toBe(false)
})
