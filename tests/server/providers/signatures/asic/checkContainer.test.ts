import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { packContainer } from '../../../../../demo/mock-providers/signing/createContainer.ts'
import { issueCertificate } from '../../../../../demo/mock-providers/signing/issueCertificate.ts'
import { ContainerFault } from '../../../../../server/providers/signatures/asic/ContainerFault.ts'
import { checkContainer } from '../../../../../server/providers/signatures/asic/checkContainer.ts'
import {
  containerOf,
  flipsOf,
  issuer,
  root,
  signedAt,
  signer,
  textsOf,
  trusted,
} from '../../../../support/containers.ts'

const signatures = 'META-INF/signatures0.xml'
const manifest = 'META-INF/manifest.xml'

function refusalOf(container: Uint8Array, at?: Date): ContainerFault | undefined {
  try {
    checkContainer(container, trusted, at)
    return undefined
  } catch (error) {
    // Anything else would be a crash on a stranger's file.
    if (error instanceof ContainerFault) return error
    throw error
  }
}

/** Why a container is refused; undefined if it is sound. */
const faultOf = (container: Uint8Array, at?: Date) => refusalOf(container, at)?.reason
/** The sentence for operators, which tells a refused wrapping from XML that cannot be read. */
const messageOf = (container: Uint8Array) => refusalOf(container)?.message

const bytesOf = (texts: Record<string, string>) =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, Buffer.from(text)]))

/** The container with other texts of its files, and correct checksums. */
const withTexts = (change: (texts: Record<string, string>) => Record<string, string>) =>
  packContainer(bytesOf(change(textsOf(containerOf()))))
const withSignature = (change: (xml: string) => string) =>
  withTexts(texts => ({ ...texts, [signatures]: change(texts[signatures] ?? '') }))

describe('a container', () => {
  it('VOT-1: tells the signed file, the signer and the claimed time', () => {
    const { files, ...others } = checkContainer(containerOf(), trusted)
    expect(Buffer.from(files.get('ballot.json') ?? []).toString()).toBe('{"choice": "agree"}\n')
    expect(others).toEqual({
      signer: { name: 'Rūta Žemaitienė', code: 'PNOLT-48101010001', issuer: 'Test Authority' },
      signedAt,
    })
  })

  it('VOT-1: packed by another program is read too', () => {
    const { mimetype = '', ...others } = textsOf(containerOf())
    const files = bytesOf(others)
    const packed = zipSync({ mimetype: [Buffer.from(mimetype), { level: 0 }], ...files }, { level: 9 })
    expect(packed.length).toBeLessThan(containerOf().length)
    expect(faultOf(packed)).toBeUndefined()
  })

  it('VOT-2: with one byte changed, at any of 1,000 places, is refused', () => {
    const container = containerOf()
    const places = new Set<number>()
    const missed: number[] = []
    for (const [place, mask] of flipsOf(container.length, 1000)) {
      const changed = new Uint8Array(container)
      changed[place] = (changed[place] ?? 0) ^ mask
      places.add(place)
      if (faultOf(changed) === undefined) missed.push(place)
    }
    expect(places.size).toBe(1000)
    expect(missed).toEqual([])
  })

  it('VOT-2: with one byte of the ballot or of what is signed changed, and checksums mended, is refused', () => {
    const texts = textsOf(containerOf())
    const xml = texts[signatures] ?? ''
    const signed = [
      ...xml.matchAll(
        /<ds:SignedInfo>.*?<\/ds:SignedInfo>|<xades:SignedProperties .*?<\/xades:SignedProperties>/g,
      ),
    ]
    expect(signed).toHaveLength(2)
    const ballot = Buffer.from(texts['ballot.json'] ?? '')
    for (const [place, mask] of flipsOf(ballot.length, ballot.length)) {
      const content = Buffer.from(ballot)
      content[place] = (content[place] ?? 0) ^ mask
      const files = {
        ...bytesOf(texts),
        'ballot.json': content,
      }
      expect([place, faultOf(packContainer(files))]).toEqual([place, 'changed'])
    }
    for (const { 0: part, index } of signed)
      for (const [place, mask] of flipsOf(part.length, 400)) {
        const bytes = Buffer.from(xml)
        bytes[index + place] = (bytes[index + place] ?? 0) ^ mask
        expect(
          faultOf(
            packContainer({
              ...bytesOf(texts),
              [signatures]: bytes,
            }),
          ),
        ).toBeDefined()
      }
  })

  it.each([
    ['is no archive', () => Buffer.from('not a container'), 'not_container'],
    ['is empty', () => new Uint8Array(), 'not_container'],
    ['ends too early', () => containerOf().subarray(0, 900), 'not_container'],
    ['has something before it', () => Buffer.concat([Buffer.from('x'), containerOf()]), 'not_container'],
    ['has something after it', () => Buffer.concat([containerOf(), Buffer.from('x')]), 'not_container'],
    [
      'is not an ASiC-E container',
      () => withTexts(texts => ({ ...texts, mimetype: 'application/zip' })),
      'not_container',
    ],
    ['has no signature', () => withTexts(({ [signatures]: _, ...texts }) => texts), 'not_container'],
    [
      'has two signatures',
      () => withTexts(texts => ({ ...texts, 'META-INF/signatures1.xml': texts[signatures] ?? '' })),
      'not_container',
    ],
    [
      'has a file that nobody signed',
      () =>
        withTexts(texts => ({
          ...texts,
          'more.txt': 'x',
          [manifest]: (texts[manifest] ?? '').replace(
            '</manifest:manifest>',
            '<manifest:file-entry manifest:full-path="more.txt"/></manifest:manifest>',
          ),
        })),
      'not_container',
    ],
    [
      'has a file that the manifest does not list',
      () =>
        withTexts(texts => ({
          ...texts,
          [manifest]: (texts[manifest] ?? '').replace(/<manifest:file-entry manifest:full-path="b.*?\/>/, ''),
        })),
      'not_container',
    ],
    ['leaves its folder', () => withTexts(texts => ({ ...texts, '../x': 'x' })), 'not_container'],
    [
      'has a document type',
      () =>
        withSignature(xml => xml.replace('?>', '?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>')),
      'not_container',
    ],
    [
      'expands an entity',
      () =>
        withSignature(xml =>
          xml
            .replace('?>', '?><!DOCTYPE a [<!ENTITY b "bb"><!ENTITY c "&b;&b;">]>')
            .replace('Id="signature"', 'Id="&c;"'),
        ),
      'not_container',
    ],
    [
      'hides a comment in what is signed',
      () => withSignature(xml => xml.replace('<xades:SigningTime>', '<xades:SigningTime><!-- -->')),
      'not_container',
    ],
    [
      'has a second signature in the file',
      () => withSignature(xml => xml.replace(/(<ds:Signature .*<\/ds:Signature>)/, '$1$1')),
      'not_container',
    ],
    [
      'has two elements with one id',
      () => withSignature(xml => xml.replace('<ds:KeyInfo>', '<ds:KeyInfo Id="properties">')),
      'not_container',
    ],
    [
      'has a reference less',
      () => withSignature(xml => xml.replace(/<ds:Reference Id="file".*?<\/ds:Reference>/, '')),
      'not_container',
    ],
    [
      'is signed by another algorithm',
      () => withSignature(xml => xml.replace('ecdsa-sha256', 'hmac-sha256')),
      'not_container',
    ],
    [
      'is signed with a weak digest',
      () =>
        withSignature(xml =>
          xml.replaceAll('http://www.w3.org/2001/04/xmlenc#sha256', 'http://www.w3.org/2000/09/xmldsig#sha1'),
        ),
      'not_container',
    ],
    [
      'takes its key from elsewhere',
      () =>
        withSignature(xml => xml.replace(/<ds:X509Data>.*<\/ds:X509Data>/, '<ds:KeyValue></ds:KeyValue>')),
      'not_container',
    ],
  ])('VOT-2: that %s is refused', (_, create, reason) => {
    expect(faultOf(create())).toBe(reason)
  })

  it('VOT-2: whose signed properties are wrapped into another place is refused', () => {
    const xml = textsOf(containerOf())[signatures] ?? ''
    const [original = ''] = /<xades:SignedProperties .*<\/xades:SignedProperties>/.exec(xml) ?? []
    const forged = original.replace('Id="properties"', 'Id="forged"').replace('2026', '2027')
    const declared = original.replace(' ', ' xmlns:xades="http://uri.etsi.org/01903/v1.3.2#" ')
    const messages = [
      xml.replace(original, forged + original),
      xml.replace(original, forged).replace('<ds:KeyInfo>', `<ds:KeyInfo>${declared}`),
      xml.replace(original, forged).replace('</ds:Object>', `</ds:Object><ds:Object>${declared}</ds:Object>`),
      xml.replace(
        original,
        original.replace('</xades:SignedProperties>', `${forged}</xades:SignedProperties>`),
      ),
    ].map(wrapped => messageOf(withSignature(() => wrapped)))
    expect(messages).toEqual([
      'There is not one SignedProperties in QualifyingProperties.',
      'Other properties are signed.',
      'There is not one Object in Signature.',
      'A digest does not fit.',
    ])
  })

  it('VOT-2: larger than a megabyte when unpacked is refused before it is unpacked', () => {
    const bomb = new Uint8Array(64 * 1024 * 1024)
    const packed = zipSync({
      mimetype: [Buffer.from('x'), { level: 0 }],
      'ballot.json': [bomb, { level: 9 }],
    })
    expect(packed.length).toBeLessThan(100_000)
    expect(faultOf(packed)).toBe('not_container')
    // The directory lies about the size.
    const liar = new Uint8Array(packed)
    const view = new DataView(liar.buffer)
    for (let place = 0; place < liar.length - 4; place += 1)
      if (view.getUint32(place, true) === bomb.length) view.setUint32(place, 10, true)
    expect(faultOf(liar)).toBeDefined()
  })

  it('VOT-1: of a signer whom no root vouches for, at that time, is not trusted', () => {
    const validity = { validFrom: new Date('2020-01-01'), validTo: new Date('2040-01-01') }
    const stranger = issueCertificate({ name: root.name, isAuthority: true, ...validity })
    const other = issueCertificate({ name: signer.name, isAuthority: false, issuer: stranger, ...validity })
    expect(faultOf(containerOf({ signer: other, chain: [stranger] }))).toBe('not_trusted')
    expect(faultOf(containerOf({ chain: [] }))).toBe('not_trusted')
    expect(faultOf(containerOf(), new Date('2041-01-01'))).toBe('not_trusted')
    // A person's certificate issues no other.
    const byPerson = issueCertificate({ name: signer.name, isAuthority: false, issuer: signer, ...validity })
    expect(faultOf(containerOf({ signer: byPerson, chain: [signer, issuer] }))).toBe('not_trusted')
    expect(faultOf(containerOf({ signer: issuer, chain: [] }))).toBe('not_trusted')
  })
})
