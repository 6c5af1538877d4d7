import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomBytes,
  sign,
} from 'node:crypto'
import { bits, explicit, integer, octets, oid, sequence, set, time, utf8, yes } from './der.ts'

/** A certificate as DER and its private key as PKCS #8, both in base64. */
export interface IssuedCertificate {
  readonly certificate: string
  readonly privateKey: string
  readonly name: DistinguishedName
}

/** Parts of a name by their object identifiers. */
type DistinguishedName = Readonly<Record<string, string>>

/** Object identifiers of the parts of a name. */
export const nameParts = {
  commonName: '2.5.4.3',
  surname: '2.5.4.4',
  serialNumber: '2.5.4.5',
  givenName: '2.5.4.42',
}

interface Order {
  readonly name: DistinguishedName
  readonly validFrom: Date
  readonly validTo: Date
  /** Without an issuer the certificate signs itself. */
  readonly issuer?: IssuedCertificate
  readonly isAuthority: boolean
}

const ecdsaSha256 = sequence(oid('1.2.840.10045.4.3.2'))

const nameOf = (name: DistinguishedName) =>
  sequence(...Object.entries(name).map(([id, text]) => set(sequence(oid(id), utf8(text)))))

/** Issues an X.509 certificate for a new P-256 key. Its only use is the mock e-signature service. */
export function issueCertificate({
  name,
  validFrom,
  validTo,
  issuer,
  isAuthority,
}: Order): IssuedCertificate {
  const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const publicKey = keys.publicKey.export({ type: 'spki', format: 'der' })
  const privateKey = keys.privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64')
  const issuerKey = issuer ? readPrivateKey(issuer) : keys.privateKey
  const keyId = (spki: Uint8Array) => createHash('sha1').update(spki).digest()
  const issuerSpki = createPublicKey(issuerKey).export({ type: 'spki', format: 'der' })
  // Authorities sign certificates and revocation lists, people sign what they mean (nonRepudiation).
  const usage = isAuthority ? bits(Buffer.from([0x06]), 1) : bits(Buffer.from([0x40]), 6)
  const extension = (id: string, isCritical: boolean, content: Uint8Array) =>
    sequence(oid(id), ...(isCritical ? [yes] : []), octets(content))
  const authorityKeyId = keyId(issuerSpki)
  const content = sequence(
    explicit(0, integer(Buffer.from([2]))),
    integer(Buffer.concat([Buffer.from([1]), randomBytes(15)])),
    ecdsaSha256,
    nameOf(issuer?.name ?? name),
    sequence(time(validFrom), time(validTo)),
    nameOf(name),
    publicKey,
    explicit(
      3,
      sequence(
        extension('2.5.29.19', true, isAuthority ? sequence(yes) : sequence()),
        extension('2.5.29.15', true, usage),
        extension('2.5.29.14', false, octets(keyId(publicKey))),
        extension(
          '2.5.29.35',
          false,
          sequence(Buffer.concat([Buffer.from([0x80, authorityKeyId.length]), authorityKeyId])),
        ),
      ),
    ),
  )
  const certificate = sequence(content, ecdsaSha256, bits(sign('sha256', content, issuerKey)))
  return { certificate: certificate.toString('base64'), privateKey, name }
}

export const readPrivateKey = ({ privateKey }: IssuedCertificate) =>
  createPrivateKey({ key: Buffer.from(privateKey, 'base64'), type: 'pkcs8', format: 'der' })

/** A certificate as PEM. */
export const pemOf = ({ certificate }: IssuedCertificate): string =>
  `-----BEGIN CERTIFICATE-----\n${certificate.replaceAll(/.{64}/g, '$&\n').trimEnd()}\n-----END CERTIFICATE-----\n`
