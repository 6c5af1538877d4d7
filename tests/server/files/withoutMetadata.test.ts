import { describe, expect, test } from 'vitest'
import { withoutMetadata } from '../../../server/files/withoutMetadata.ts'

const letters = (text: string) => [...new TextEncoder().encode(text)]
const short = (value: number) => [value >> 8, value & 255]
const long = (value: number) => [...short(value >>> 16), ...short(value & 0xffff)]
const segment = (marker: number, body: readonly number[]) => [
  0xff,
  marker,
  ...short(body.length + 2),
  ...body,
]
const bytesOf = (...parts: readonly (readonly number[])[]) => new Uint8Array(parts.flat())
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')

/** An EXIF block as phones write it: orientation, maker and location. */
function exif(orientation: number) {
  const field = (tag: number, type: number, count: number, value: readonly number[]) => [
    ...short(tag),
    ...short(type),
    ...long(count),
    ...value,
  ]
  const makerAt = 8 + 2 + 3 * 12 + 4
  const gpsAt = makerAt + 12
  const latitudeAt = gpsAt + 2 + 2 * 12 + 4
  const main = [
    ...short(3),
    ...field(0x010f, 2, 12, long(makerAt)),
    ...field(0x0112, 3, 1, [...short(orientation), 0, 0]),
    ...field(0x8825, 4, 1, long(gpsAt)),
    ...long(0),
  ]
  const gps = [
    ...short(2),
    ...field(1, 2, 2, [...letters('N'), 0, 0, 0]),
    ...field(2, 5, 3, long(latitudeAt)),
    ...long(0),
  ]
  const latitude = [54, 1, 41, 1, 5678, 100].flatMap(long)
  const tiff = [
    ...letters('MM'),
    ...short(42),
    ...long(8),
    ...main,
    ...letters('PhoneMaker\0\0'),
    ...gps,
    ...latitude,
  ]
  return segment(0xe1, [...letters('Exif\0\0'), ...tiff])
}

const jfif = segment(0xe0, [...letters('JFIF\0'), 1, 2, 0, 0, 1, 0, 1, 0, 0])
const colours = segment(0xe2, [...letters('ICC_PROFILE\0'), 1, 1, 7, 7])
const tables = [...segment(0xdb, [0, 0xff, 0xd9, 1]), ...segment(0xc0, [8, 0, 1, 0, 1, 1])]
const scan = [...segment(0xda, [1, 1, 0, 0, 63, 0]), 0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56]
const picture = [...tables, ...scan, ...segment(0xc4, [0, 9]), ...scan]
const start = [0xff, 0xd8]
const end = [0xff, 0xd9]

const photo = (orientation: number) =>
  bytesOf(
    start,
    jfif,
    exif(orientation),
    segment(0xe1, letters('http://ns.adobe.com/xap/1.0/\0<x>Rūta</x>')),
    colours,
    segment(0xed, letters('Photoshop 3.0\0 Vilnius')),
    segment(0xfe, letters('my kitchen')),
    picture,
    end,
    [...start, ...exif(1), ...end],
  )

describe('a photo', () => {
  test('CDF-2: keeps its image data and loses location, maker, comments and data after its end', () => {
    const stripped = withoutMetadata(photo(1), 'jpg')
    expect(stripped).toEqual(bytesOf(start, jfif, colours, picture, end))
    expect(text(stripped)).not.toMatch(/Exif|PhoneMaker|kitchen|Vilnius|adobe/)
  })

  test('CDF-2: keeps its orientation in an EXIF block without other fields', () => {
    const stripped = withoutMetadata(photo(6), 'jpg')
    expect(text(stripped)).toContain('Exif')
    expect(text(stripped)).not.toContain('PhoneMaker')
    expect(withoutMetadata(stripped, 'jpg')).toEqual(stripped)
    expect(stripped.length).toBe(withoutMetadata(photo(1), 'jpg').length + 36)
  })

  test('CDF-2: a PNG loses its texts, its time and its EXIF', () => {
    const chunk = (name: string, body: readonly number[]) => [
      ...long(body.length),
      ...letters(name),
      ...body,
      1,
      2,
      3,
      4,
    ]
    const head = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
    const drawn = [chunk('IHDR', [0, 1]), chunk('IDAT', [5, 6, 7])]
    const metadata = ['tEXt', 'iTXt', 'zTXt', 'eXIf', 'tIME'].map(name => chunk(name, letters('secret')))
    const whole = bytesOf(
      head,
      ...drawn.slice(0, 1),
      ...metadata,
      ...drawn.slice(1),
      chunk('IEND', []),
      letters('more'),
    )
    expect(withoutMetadata(whole, 'png')).toEqual(bytesOf(head, ...drawn, chunk('IEND', [])))
  })

  test('CDF-2: a corrupt file and a file that is no photo throw nothing', () => {
    for (const length of [2, 5, 20, 30, 60, 90, 150]) {
      expect(() => withoutMetadata(photo(6).slice(0, length), 'jpg')).not.toThrow()
    }
    const pdf = bytesOf(letters('%PDF-1.7'))
    expect(withoutMetadata(pdf, 'pdf')).toBe(pdf)
  })
})
