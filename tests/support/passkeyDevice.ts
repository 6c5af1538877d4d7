import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'

// An authenticator in software, and the browser in front of it: writes what Web Authentication (level 3) says.

const base64Url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest()

/** A head of CBOR (RFC 8949): major type and a length or value below 65,536. */
function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value])
  if (value < 256) return Buffer.from([(major << 5) | 24, value])
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255])
}
const integer = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value))
const bytes = (value: Uint8Array) => Buffer.concat([head(2, value.length), value])
const text = (value: string) => Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
const map = (...pairs: readonly (readonly [key: Buffer, value: Buffer])[]) =>
  Buffer.concat([head(5, pairs.length), ...pairs.flat()])

const flagBits = { present: 1, verified: 4, backupEligible: 8, backedUp: 16, attested: 64 }

/** What differs from the device of an honest person. */
export interface Deviation {
  /** Origin that the browser writes; default: that of the device's page. */
  readonly origin?: string
  /** Domain that the authenticator signs for. */
  readonly rpId?: string
  /** Whether the person was verified, e.g. by a fingerprint; default: yes. */
  readonly isVerified?: boolean
  readonly userHandle?: string
  /** Id of another device's passkey. */
  readonly credentialId?: string
  readonly counter?: number
  readonly type?: string
  readonly crossOrigin?: boolean
}

interface Creation {
  readonly challenge: string
  readonly rp: { readonly id: string }
  readonly user: { readonly id: string }
}

interface Request {
  readonly challenge: string
  readonly rpId: string
}

/** Creates a device that holds one passkey. @param counts whether it counts its signatures; synced passkeys do not */
export function passkeyDevice(origin: string, counts = true) {
  const credentialId = randomBytes(32)
  const keys: { readonly publicKey: KeyObject; readonly privateKey: KeyObject } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
  })
  let counter = 0
  let userHandle = ''

  const clientData = (type: string, challenge: string, deviation: Deviation) =>
    Buffer.from(
      JSON.stringify({
        type: deviation.type ?? type,
        challenge,
        origin: deviation.origin ?? origin,
        crossOrigin: deviation.crossOrigin ?? false,
      }),
    )

  const authenticatorData = (rpId: string, deviation: Deviation, attested?: Buffer) => {
    if (counts) counter++
    const count = Buffer.alloc(4)
    count.writeUInt32BE(deviation.counter ?? counter)
    const flags =
      flagBits.present |
      (deviation.isVerified === false ? 0 : flagBits.verified) |
      (counts ? 0 : flagBits.backupEligible | flagBits.backedUp) |
      (attested ? flagBits.attested : 0)
    return Buffer.concat([
      sha256(deviation.rpId ?? rpId),
      Buffer.from([flags]),
      count,
      attested ?? Buffer.alloc(0),
    ])
  }

  const publicKey = () => {
    const { x = '', y = '' } = keys.publicKey.export({ format: 'jwk' })
    return map(
      [integer(1), integer(2)],
      [integer(3), integer(-7)],
      [integer(-1), integer(1)],
      [integer(-2), bytes(Buffer.from(x, 'base64url'))],
      [integer(-3), bytes(Buffer.from(y, 'base64url'))],
    )
  }

  return {
    /** `navigator.credentials.create` */
    create({ challenge, rp, user }: Creation, deviation: Deviation = {}) {
      userHandle = user.id
      const id = base64Url(credentialId)
      const attested = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([credentialId.length >> 8, credentialId.length & 255]),
        credentialId,
        publicKey(),
      ])
      const attestation = map(
        [text('fmt'), text('none')],
        [text('attStmt'), map()],
        [text('authData'), bytes(authenticatorData(rp.id, deviation, attested))],
      )
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: base64Url(clientData('webauthn.create', challenge, deviation)),
          attestationObject: base64Url(attestation),
          transports: ['internal'],
        },
      }
    },

    /** `navigator.credentials.get` */
    get({ challenge, rpId }: Request, deviation: Deviation = {}) {
      const client = clientData('webauthn.get', challenge, deviation)
      const data = authenticatorData(rpId, deviation)
      const signer = createSign('sha256').update(data).update(sha256(client))
      const id = deviation.credentialId ?? base64Url(credentialId)
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: base64Url(client),
          authenticatorData: base64Url(data),
          signature: signer.sign(keys.privateKey).toString('base64url'),
          userHandle: deviation.userHandle ?? userHandle,
        },
      }
    },

    id: base64Url(credentialId),
  }
}

export type PasskeyDevice = ReturnType<typeof passkeyDevice>
