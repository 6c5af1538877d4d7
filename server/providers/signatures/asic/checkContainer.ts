import type { X509Certificate } from 'node:crypto'
import { require } from './ContainerFault.ts'
import { isNode, parseXml } from './parseXml.ts'
import { readSignature } from './readSignature.ts'
import { readZip } from './readZip.ts'
import { requireTrustedPath } from './requireTrustedPath.ts'
import type { SignedContainer } from './SignedContainer.ts'

const mediaType = 'application/vnd.etsi.asic-e+zip'
const manifestNames = 'urn:oasis:names:tc:opendocument:xmlns:manifest:1.0'
const manifestName = 'META-INF/manifest.xml'
const signatureName = /^META-INF\/[^/]*signatures[^/]*\.xml$/
const isOurs = (name: string) => name === 'mimetype' || name.startsWith('META-INF/')

/**
 * Checks an ASiC-E container with one XAdES signature (ETSI EN 319 162-1, EN 319 132-1, baseline B): structure,
 * checksums, digests, signature and certificate chain. Timestamps and revocation are not looked at.
 * @param roots certificates that are trusted
 * @param at time at which the certificates have to be valid; the claimed signing time if absent
 * @throws ContainerFault
 */
export function checkContainer(
  container: Uint8Array,
  roots: readonly X509Certificate[],
  at?: Date,
): SignedContainer {
  const all = readZip(container)
  const [first] = all
  require(first?.[0] === 'mimetype' &&
    Buffer.from(first[1]).toString('latin1') ===
      mediaType, 'The file does not begin as an ASiC-E container does.')
  // Stored, not packed: readers find the type at a fixed place.
  require(container[8] === 0 && container[9] === 0, 'The type of the container is packed.')
  const files = new Map([...all].filter(([name]) => !isOurs(name)))
  const [signature, ...others] = [...all.keys()].filter(name => signatureName.test(name))
  const bytes = all.get(signature ?? '')
  require(bytes && others.length === 0, 'There is not exactly one signature.')
  require(files.size > 0 &&
    all.size === files.size + 3, 'The container has no file, or one that nobody signed.')
  checkManifest(all.get(manifestName), files)
  const { certificate, others: chain, signedAt } = readSignature(bytes, files)
  requireTrustedPath(certificate, chain, roots, at ?? signedAt)
  const { CN, serialNumber } = namesOf(certificate.subject)
  return {
    files,
    signer: { name: CN ?? '', code: serialNumber, issuer: namesOf(certificate.issuer).CN ?? '' },
    signedAt,
  }
}

/** Requires a manifest that lists exactly the container and its files. */
function checkManifest(bytes: Uint8Array | undefined, files: ReadonlyMap<string, unknown>): void {
  require(bytes, 'The manifest is missing.')
  const root = parseXml(bytes)
  require(root.uri === manifestNames && root.local === 'manifest', 'The manifest has another root element.')
  const entries = root.children.filter(isNode)
  const listed = entries.map(entry =>
    entry.local === 'file-entry' && entry.uri === manifestNames
      ? entry.attributes.find(({ local, uri }) => local === 'full-path' && uri === manifestNames)?.value
      : undefined,
  )
  require(JSON.stringify(listed.sort()) ===
    JSON.stringify(['/', ...files.keys()].sort()), 'The manifest does not list what the container holds.')
}

/** Parts of a certificate's name, which Node writes as lines of "CN=…". */
function namesOf(name: string): { readonly CN?: string; readonly serialNumber?: string } {
  return Object.fromEntries(name.split('\n').map(line => line.split(/=(.*)/s).slice(0, 2)))
}
