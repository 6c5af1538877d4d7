import { X509Certificate } from 'node:crypto'
import { base64Bytes, digestOf, isSignedBy } from './algorithms.ts'
import { ContainerFault, require } from './ContainerFault.ts'
import { canonicalXml, defaultCanonicalForm } from './canonicalXml.ts'
import { attributeOf, childOf, childrenOf, isNode, parseXml, textOf, type XmlNode } from './parseXml.ts'

const asic = 'http://uri.etsi.org/02918/v1.2.1#'
const dsig = 'http://www.w3.org/2000/09/xmldsig#'
const xades = 'http://uri.etsi.org/01903/v1.3.2#'
const ofProperties = 'http://uri.etsi.org/01903#SignedProperties'

interface XadesSignature {
  readonly certificate: X509Certificate
  /** Certificates of the signature beside the signer's, which prove nothing by themselves. */
  readonly others: readonly X509Certificate[]
  readonly signedAt: Date
}

/**
 * Verifies the one XAdES signature of a container over all of its files. What is read afterwards is read from the
 * bytes that were digested, so nothing beside the signed elements is taken for them.
 * @throws ContainerFault
 */
export function readSignature(bytes: Uint8Array, files: ReadonlyMap<string, Uint8Array>): XadesSignature {
  const root = parseXml(bytes)
  require(root.uri === asic && root.local === 'XAdESSignatures', 'The signature has another root element.')
  require(root.children.filter(isNode).length === 1, 'There is not exactly one signature.')
  requireUniqueIds(root)
  const signature = childOf(root, dsig, 'Signature')
  const signedInfo = childOf(signature, dsig, 'SignedInfo')
  const qualifying = childOf(childOf(signature, dsig, 'Object'), xades, 'QualifyingProperties')
  require(attributeOf(qualifying, 'Target') ===
    `#${attributeOf(signature, 'Id')}`, 'The properties are of another signature.')
  const properties = checkReferences(signedInfo, childOf(qualifying, xades, 'SignedProperties'), files)
  const certificates = certificatesOf(signature)
  const own = childOf(properties, xades, 'SignedSignatureProperties')
  const certificate = signerOf(own, certificates)
  const signed = canonicalXml(signedInfo, algorithmOf(signedInfo, 'CanonicalizationMethod'))
  require(isSignedBy(
    certificate.publicKey,
    algorithmOf(signedInfo, 'SignatureMethod'),
    signed,
    base64Bytes(textOf(childOf(signature, dsig, 'SignatureValue'))),
  ), 'The signature does not fit.', 'changed')
  const signedAt = new Date(textOf(childOf(own, xades, 'SigningTime')))
  require(!Number.isNaN(signedAt.getTime()), 'The signing time is none.')
  return { certificate, others: certificates.filter(other => other !== certificate), signedAt }
}

const algorithmOf = (node: XmlNode, local: string) => {
  const child = childOf(node, dsig, local)
  require(child.children.filter(isNode).length === 0, `${local} has parameters.`)
  return attributeOf(child, 'Algorithm')
}

/** Elements with the same id could be exchanged for each other. */
function requireUniqueIds(root: XmlNode): void {
  const ids = new Set<string>()
  const visit = (node: XmlNode) => {
    for (const { local, value } of node.attributes)
      if (local.toLowerCase() === 'id') {
        require(!ids.has(value), 'Two elements have the same id.')
        ids.add(value)
      }
    node.children.filter(isNode).forEach(visit)
  }
  visit(root)
}

/** Requires one reference to each file and one to the properties. Returns the properties as they were digested. */
function checkReferences(
  signedInfo: XmlNode,
  properties: XmlNode,
  files: ReadonlyMap<string, Uint8Array>,
): XmlNode {
  const left = new Map(files)
  let digested: XmlNode | undefined
  for (const reference of childrenOf(signedInfo, dsig, 'Reference')) {
    const uri = attributeOf(reference, 'URI') ?? ''
    const [transforms] = childrenOf(reference, dsig, 'Transforms')
    let bytes: Uint8Array | undefined
    if (attributeOf(reference, 'Type') === ofProperties) {
      require(!digested && uri === `#${attributeOf(properties, 'Id')}`, 'Other properties are signed.')
      const form = transforms ? algorithmOf(transforms, 'Transform') : defaultCanonicalForm
      const canonical = canonicalXml(properties, form)
      digested = parseXml(canonical)
      bytes = canonical
    } else {
      const name = nameOf(uri)
      require(!transforms, 'A file is signed in a transformed shape.')
      bytes = left.get(name)
      left.delete(name)
    }
    require(bytes, 'The signature covers something that is not in the container, or twice.')
    const digest = textOf(childOf(reference, dsig, 'DigestValue'))
    require(digestOf(algorithmOf(reference, 'DigestMethod'), bytes) ===
      digest, 'A digest does not fit.', 'changed')
  }
  require(digested && left.size === 0, 'The signature does not cover everything.')
  return digested
}

function nameOf(uri: string): string {
  try {
    return decodeURIComponent(uri)
  } catch {
    return ''
  }
}

function certificatesOf(signature: XmlNode): X509Certificate[] {
  const list = childrenOf(childOf(signature, dsig, 'KeyInfo'), dsig, 'X509Data').flatMap(data =>
    childrenOf(data, dsig, 'X509Certificate'),
  )
  require(list.length > 0 && list.length <= 5, 'The signature has no certificate, or too many.')
  return list.map(node => {
    const bytes = base64Bytes(textOf(node))
    try {
      return new X509Certificate(bytes)
    } catch {
      throw new ContainerFault('not_container', 'A certificate cannot be read.')
    }
  })
}

/** The certificate that the signed properties name by its digest. */
function signerOf(own: XmlNode, certificates: readonly X509Certificate[]): X509Certificate {
  const [named = childOf(own, xades, 'SigningCertificate')] = childrenOf(own, xades, 'SigningCertificateV2')
  const [first] = childrenOf(named, xades, 'Cert')
  require(first, 'The signature names no certificate.')
  const digest = childOf(first, xades, 'CertDigest')
  const value = textOf(childOf(digest, dsig, 'DigestValue'))
  const algorithm = algorithmOf(digest, 'DigestMethod')
  const signer = certificates.find(({ raw }) => digestOf(algorithm, raw) === value)
  require(signer, 'The certificate is not the one that was signed.', 'changed')
  return signer
}
