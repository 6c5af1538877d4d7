/** Writes the few DER shapes that a certificate needs (ITU-T X.690). */

const header = (tag: number, length: number): number[] => {
  if (length < 128) return [tag, length]
  const bytes = length < 256 ? [length] : [length >> 8, length & 255]
  return [tag, 0x80 | bytes.length, ...bytes]
}

const value = (tag: number, content: Uint8Array): Buffer =>
  Buffer.concat([Buffer.from(header(tag, content.length)), content])

export const sequence = (...parts: readonly Uint8Array[]): Buffer => value(0x30, Buffer.concat(parts))
export const set = (...parts: readonly Uint8Array[]): Buffer => value(0x31, Buffer.concat(parts))
export const explicit = (tag: number, content: Uint8Array): Buffer => value(0xa0 | tag, content)
export const octets = (content: Uint8Array): Buffer => value(0x04, content)
export const bits = (content: Uint8Array, unused = 0): Buffer =>
  value(0x03, Buffer.concat([Buffer.from([unused]), content]))
export const utf8 = (text: string): Buffer => value(0x0c, Buffer.from(text))
export const yes = value(0x01, Buffer.from([0xff]))

/** A positive whole number. */
export const integer = (bytes: Uint8Array): Buffer =>
  value(0x02, Buffer.concat([Buffer.from((bytes[0] ?? 0) > 127 ? [0] : []), bytes]))

/** An object identifier, e.g. "2.5.4.3". */
export function oid(text: string): Buffer {
  const [first = 0, second = 0, ...others] = text.split('.').map(Number)
  const base128 = (number: number): number[] =>
    number < 128 ? [number] : [...base128(number >> 7).map(part => part | 0x80), number & 127]
  return value(0x06, Buffer.from([first * 40 + second, ...others.flatMap(base128)]))
}

/** A time as GeneralizedTime from 2050, else as UTCTime, as RFC 5280 asks. */
export function time(at: Date): Buffer {
  const digits = at.toISOString().replaceAll(/[-:T]|\.\d+/g, '')
  return at.getUTCFullYear() < 2050
    ? value(0x17, Buffer.from(digits.slice(2)))
    : value(0x18, Buffer.from(digits))
}
