import { createHash, createHmac } from 'node:crypto'

export interface S3Credentials {
  readonly region: string
  readonly keyId: string
  readonly secret: string
}

const hash = (value: string | Uint8Array) => createHash('sha256').update(value).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** Encodes as RFC 3986 and AWS require: `encodeURIComponent` leaves five more characters unescaped. */
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, character =>
    `%${character.charCodeAt(0).toString(16)}`.toUpperCase(),
  )

/**
 * Signs a request to an S3-compatible store: AWS Signature Version 4.
 * @param headers to send and sign in addition to `Host` and those of the signature
 * @returns all headers to send except `Host`, which the network layer adds
 */
export function signS3(
  { region, keyId, secret }: S3Credentials,
  method: string,
  url: URL,
  body: Uint8Array,
  now: Date,
  headers: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const moment = now.toISOString().replace(/[-:]|\.\d+/g, '')
  const day = moment.slice(0, 8)
  const bodyHash = hash(body)
  const sent = { ...headers, 'x-amz-content-sha256': bodyHash, 'x-amz-date': moment }
  const signed = Object.entries({ ...sent, host: url.host })
    .map(([name, value]) => [name.toLowerCase(), value.trim()] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  const names = signed.map(([name]) => name).join(';')
  const canonical = [
    method,
    url.pathname
      .split('/')
      .map(part => encode(decodeURIComponent(part)))
      .join('/'),
    [...url.searchParams]
      .map(([name, value]) => `${encode(name)}=${encode(value)}`)
      .sort()
      .join('&'),
    ...signed.map(([name, value]) => `${name}:${value}`),
    '',
    names,
    bodyHash,
  ].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', moment, scope, hash(canonical)].join('\n')
  const key = [region, 's3', 'aws4_request'].reduce<Buffer>(hmac, hmac(`AWS4${secret}`, day))
  return {
    ...sent,
    Authorization: `AWS4-HMAC-SHA256 Credential=${keyId}/${scope},SignedHeaders=${names},Signature=${hmac(key, text).toString('hex')}`,
  }
}
