import { X509Certificate } from 'node:crypto'
import { createContainer } from '../../demo/mock-providers/signing/createContainer.ts'
import { issueCertificate, nameParts, pemOf } from '../../demo/mock-providers/signing/issueCertificate.ts'
import { readZip } from '../../server/providers/signatures/asic/readZip.ts'

const validity = { validFrom: new Date('2020-01-01T00:00:00Z'), validTo: new Date('2040-01-01T00:00:00Z') }
const named = (name: string, code?: string) => ({
  [nameParts.commonName]: name,
  ...(code === undefined ? {} : { [nameParts.serialNumber]: code }),
})

/** Root, issuing authority and signer of containers in tests. */
export const root = issueCertificate({ name: named('Test Root'), isAuthority: true, ...validity })
export const issuer = issueCertificate({
  name: named('Test Authority'),
  isAuthority: true,
  issuer: root,
  ...validity,
})
export const signer = issueCertificate({
  name: named('Rūta Žemaitienė', 'PNOLT-48101010001'),
  isAuthority: false,
  issuer,
  ...validity,
})
export const trusted = [new X509Certificate(pemOf(root))]
export const signedAt = new Date('2026-11-21T10:00:00.000Z')

/** A container of a small ballot, with changes of how it is signed. */
export const containerOf = (change: Partial<Parameters<typeof createContainer>[0]> = {}) =>
  createContainer({
    file: { name: 'ballot.json', mime: 'application/json', content: Buffer.from('{"choice": "agree"}\n') },
    signer,
    chain: [issuer],
    at: signedAt,
    ...change,
  })

/** The files of a container as texts. */
export const textsOf = (container: Uint8Array): Record<string, string> =>
  Object.fromEntries([...readZip(container)].map(([name, bytes]) => [name, Buffer.from(bytes).toString()]))

/** Places and other values of bytes, the same in each run (a linear congruential generator). */
export function* flipsOf(length: number, count: number): Generator<readonly [place: number, mask: number]> {
  let state = 22
  for (let index = 0; index < count; index += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    // One place in each part of the file; each bit of a byte has its turn.
    const start = Math.floor((index * length) / count)
    const span = Math.floor(((index + 1) * length) / count) - start
    yield [start + Math.floor((span * (state >>> 16)) / 65_536), 1 << ((state >>> 8) % 8)]
  }
}
