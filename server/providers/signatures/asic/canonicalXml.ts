import { require } from './ContainerFault.ts'
import { isNode, type XmlNode } from './parseXml.ts'

const exclusive = 'http://www.w3.org/2001/10/xml-exc-c14n#'
const inclusive = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315'
/** The same as `inclusive` for documents without attributes of the xml namespace, as `parseXml` reads them. */
const inclusive11 = 'http://www.w3.org/2006/12/xml-c14n11'

/** Identifier of the canonical form of a reference that names none. */
export const defaultCanonicalForm = inclusive

/**
 * The canonical form of an element as bytes, for the three forms without comments.
 * @throws ContainerFault for another form
 */
export function canonicalXml(node: XmlNode, form: string | undefined): Uint8Array<ArrayBuffer> {
  require(form === exclusive ||
    form === inclusive ||
    form === inclusive11, 'The signature uses an unknown canonical form.')
  return new TextEncoder().encode(write(node, {}, form === exclusive))
}

/** @param rendered namespaces that an ancestor in the output declares */
function write(node: XmlNode, rendered: Readonly<Record<string, string>>, isExclusive: boolean): string {
  const prefixes = isExclusive
    ? [node.prefix, ...node.attributes.flatMap(({ prefix }) => prefix || [])]
    : Object.keys(node.scope)
  const declared = [...new Set(prefixes)]
    .map(prefix => [prefix, node.scope[prefix] ?? ''] as const)
    .filter(([prefix, uri]) => (rendered[prefix] ?? '') !== uri && prefix !== 'xml' && prefix !== 'xmlns')
    .sort(([one], [other]) => compare(one, other))
  const names = declared.map(([prefix, uri]) => ` xmlns${prefix && `:${prefix}`}="${attributeText(uri)}"`)
  const attributes = [...node.attributes]
    .sort((one, other) => compare(one.uri, other.uri) || compare(one.local, other.local))
    .map(({ name, value }) => ` ${name}="${attributeText(value)}"`)
  const inner = { ...rendered, ...Object.fromEntries(declared) }
  const content = node.children.map(child => (isNode(child) ? write(child, inner, isExclusive) : text(child)))
  return `<${node.name}${names.join('')}${attributes.join('')}>${content.join('')}</${node.name}>`
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

const text = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\r', '&#xD;')

const attributeText = (value: string) =>
  value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\t', '&#x9;')
    .replaceAll('\n', '&#xA;')
    .replaceAll('\r', '&#xD;')
