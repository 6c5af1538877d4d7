import { createHash, sign } from 'node:crypto'
import { zipSync } from 'fflate'
import { type IssuedCertificate, readPrivateKey } from './issueCertificate.ts'

const mediaType = 'application/vnd.etsi.asic-e+zip'
const sha256 = 'http://www.w3.org/2001/04/xmlenc#sha256'
const canonical = 'http://www.w3.org/2001/10/xml-exc-c14n#'
const dsig = 'xmlns:ds="http://www.w3.org/2000/09/xmldsig#"'
const xades = 'xmlns:xades="http://uri.etsi.org/01903/v1.3.2#"'

interface SignedFile {
  /** Letters, digits, points and hyphens only. */
  readonly name: string
  readonly mime: string
  readonly content: Uint8Array
}

interface Order {
  readonly file: SignedFile
  /** The signer's certificate and key. */
  readonly signer: IssuedCertificate
  /** Certificates between the signer's and the root. */
  readonly chain: readonly IssuedCertificate[]
  readonly at: Date
}

const digest = (content: string | Uint8Array) => createHash('sha256').update(content).digest('base64')

const digestOf = (content: string | Uint8Array) =>
  `<ds:DigestMethod Algorithm="${sha256}"></ds:DigestMethod><ds:DigestValue>${digest(content)}</ds:DigestValue>`

/**
 * Signs a file as e-signature services do: an ASiC-E container with a XAdES signature of level baseline B. The signed
 * elements are written in their canonical form, so that their text is what is digested.
 */
export function createContainer({ file, signer, chain, at }: Order): Uint8Array<ArrayBuffer> {
  const certificateDigest = digestOf(Buffer.from(signer.certificate, 'base64'))
  const properties = (namespaces: string) =>
    `<xades:SignedProperties${namespaces} Id="properties">` +
    `<xades:SignedSignatureProperties><xades:SigningTime>${at.toISOString()}</xades:SigningTime>` +
    `<xades:SigningCertificateV2><xades:Cert><xades:CertDigest>${certificateDigest}</xades:CertDigest></xades:Cert></xades:SigningCertificateV2>` +
    `</xades:SignedSignatureProperties><xades:SignedDataObjectProperties><xades:DataObjectFormat ObjectReference="#file">` +
    `<xades:MimeType>${file.mime}</xades:MimeType></xades:DataObjectFormat></xades:SignedDataObjectProperties>` +
    `</xades:SignedProperties>`
  // Exclusive canonical form declares a namespace at the first element that uses it.
  const canonicalProperties = properties(` ${xades}`)
    .replaceAll('<ds:DigestMethod ', `<ds:DigestMethod ${dsig} `)
    .replaceAll('<ds:DigestValue>', `<ds:DigestValue ${dsig}>`)
  const signedInfo = (namespaces: string) =>
    `<ds:SignedInfo${namespaces}><ds:CanonicalizationMethod Algorithm="${canonical}"></ds:CanonicalizationMethod>` +
    `<ds:SignatureMethod Algorithm="http://www.w3.org/2001/04/xmldsig-more#ecdsa-sha256"></ds:SignatureMethod>` +
    `<ds:Reference Id="file" URI="${file.name}">${digestOf(file.content)}</ds:Reference>` +
    `<ds:Reference Type="http://uri.etsi.org/01903#SignedProperties" URI="#properties"><ds:Transforms>` +
    `<ds:Transform Algorithm="${canonical}"></ds:Transform></ds:Transforms>${digestOf(canonicalProperties)}</ds:Reference>` +
    `</ds:SignedInfo>`
  const key = { key: readPrivateKey(signer), dsaEncoding: 'ieee-p1363' } as const
  const value = sign('sha256', Buffer.from(signedInfo(` ${dsig}`)), key).toString('base64')
  const certificates = [signer, ...chain].map(
    ({ certificate }) => `<ds:X509Certificate>${certificate}</ds:X509Certificate>`,
  )
  const signatures =
    `<?xml version="1.0" encoding="UTF-8"?>\n<asic:XAdESSignatures xmlns:asic="http://uri.etsi.org/02918/v1.2.1#">` +
    `<ds:Signature ${dsig} Id="signature">${signedInfo('')}<ds:SignatureValue>${value}</ds:SignatureValue>` +
    `<ds:KeyInfo><ds:X509Data>${certificates.join('')}</ds:X509Data></ds:KeyInfo>` +
    `<ds:Object><xades:QualifyingProperties ${xades} Target="#signature">${properties('')}</xades:QualifyingProperties></ds:Object>` +
    `</ds:Signature></asic:XAdESSignatures>`
  const manifest =
    `<?xml version="1.0" encoding="UTF-8"?>\n<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0" manifest:version="1.2">` +
    `<manifest:file-entry manifest:full-path="/" manifest:media-type="${mediaType}"/>` +
    `<manifest:file-entry manifest:full-path="${file.name}" manifest:media-type="${file.mime}"/></manifest:manifest>`
  return packContainer({
    mimetype: Buffer.from(mediaType),
    [file.name]: file.content,
    'META-INF/manifest.xml': Buffer.from(manifest),
    'META-INF/signatures0.xml': Buffer.from(signatures),
  })
}

/** Packs the files of a container in their order, the type first, without compression. */
export const packContainer = (files: Readonly<Record<string, Uint8Array>>): Uint8Array<ArrayBuffer> =>
  zipSync(files, { level: 0, mtime: '2020-01-01T00:00:00Z' })
