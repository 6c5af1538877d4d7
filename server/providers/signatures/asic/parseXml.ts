import { SaxesParser } from 'saxes'
import { ContainerFault, require } from './ContainerFault.ts'

interface XmlAttribute {
  readonly name: string
  readonly prefix: string
  readonly local: string
  readonly uri: string
  readonly value: string
}

export interface XmlNode {
  readonly name: string
  readonly prefix: string
  readonly local: string
  readonly uri: string
  readonly attributes: readonly XmlAttribute[]
  /** Namespaces in scope, by prefix. */
  readonly scope: Readonly<Record<string, string>>
  readonly children: readonly (XmlNode | string)[]
}

const mostDepth = 50
const namespaces = 'http://www.w3.org/2000/xmlns/'

/**
 * Reads a small XML document. Document types are refused, and with them every entity; so are comments,
 * processing instructions and attributes of the xml namespace, which signatures do not need and readers treat
 * differently.
 * @throws ContainerFault
 */
export function parseXml(bytes: Uint8Array): XmlNode {
  const parser = new SaxesParser({ xmlns: true })
  const open: { node: XmlNode; children: (XmlNode | string)[] }[] = []
  let root: XmlNode | undefined
  const refuse = (what: string) => () => {
    throw new ContainerFault('not_container', `The XML has ${what}.`)
  }
  parser.on('doctype', refuse('a document type'))
  parser.on('comment', refuse('a comment'))
  parser.on('processinginstruction', refuse('a processing instruction'))
  parser.on('error', refuse('a fault'))
  parser.on('opentag', ({ name, prefix, local, uri, attributes, ns }) => {
    require(open.length < mostDepth, 'The XML is nested too deeply.')
    const parent = open.at(-1)
    const list = Object.values(attributes).filter(attribute => attribute.uri !== namespaces)
    require(list.every(
      attribute => attribute.prefix !== 'xml',
    ), 'The XML has an attribute of its own namespace.')
    const children: (XmlNode | string)[] = []
    const scope = { ...parent?.node.scope, ...ns }
    const node: XmlNode = { name, prefix, local, uri, attributes: list, scope, children }
    parent?.children.push(node)
    root ??= node
    open.push({ node, children })
  })
  const addText = (text: string) => void open.at(-1)?.children.push(text)
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => void open.pop())
  try {
    parser.write(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)).close()
  } catch (error) {
    if (error instanceof ContainerFault) throw error
    throw new ContainerFault('not_container', 'The XML is not well-formed.')
  }
  require(root, 'The XML is empty.')
  return root
}

export const isNode = (child: XmlNode | string): child is XmlNode => typeof child !== 'string'

/** Child elements with a name. */
export const childrenOf = (node: XmlNode, uri: string, local: string): XmlNode[] =>
  node.children.filter(isNode).filter(child => child.uri === uri && child.local === local)

/**
 * The only child element with a name.
 * @throws ContainerFault if there is none or more than one
 */
export function childOf(node: XmlNode, uri: string, local: string): XmlNode {
  const [child, ...others] = childrenOf(node, uri, local)
  require(child && others.length === 0, `There is not one ${local} in ${node.local}.`)
  return child
}

/**
 * Text of an element.
 * @throws ContainerFault if it has child elements
 */
export function textOf(node: XmlNode): string {
  require(!node.children.some(isNode), `${node.local} is not a text.`)
  return node.children.join('').trim()
}

/** Value of an attribute without a namespace. */
export const attributeOf = (node: XmlNode, local: string): string | undefined =>
  node.attributes.find(attribute => attribute.uri === '' && attribute.local === local)?.value
