import { SaxesParser } from 'saxes'
import { FileFault } from '../readers/RawRow.ts'
import { decodeXml } from './decodeXml.ts'
import type { XmlElement } from './XmlElement.ts'

interface XmlOptions {
  /** Whether the element at a path, e.g. "E_Invoice/Invoice", is a record. */
  readonly isRecord: (path: string) => boolean
  /** Most characters of a record. */
  readonly mostSize: number
}

/** A record, or the line of one that is longer than allowed. */
export type XmlRecord = XmlElement | { readonly tooLongAt: number }

interface OpenElement extends XmlElement {
  text: string
  readonly children: XmlElement[]
}

/** Elements cost memory beyond their characters. */
const elementSize = 100
const mostDepth = 50

/**
 * Reads the records of an XML file in constant memory. Document types are refused, and with them every
 * entity that a file could define.
 * @throws FileFault if the file is not well-formed, has a document type, or is nested too deeply
 */
export async function* readXml(
  stream: AsyncIterable<Uint8Array>,
  { isRecord, mostSize }: XmlOptions,
): AsyncGenerator<readonly XmlRecord[]> {
  const parser = new SaxesParser({ xmlns: true, position: true })
  const path: string[] = []
  const open: OpenElement[] = []
  let records: XmlRecord[] = []
  let recordDepth = 0
  let recordLine = 0
  let size = 0
  let sinceEvent = 0

  const grow = (by: number) => {
    size += by
    sinceEvent = 0
    if (size > mostSize) open.length = 0
  }
  parser.on('doctype', () => {
    throw new FileFault('has_doctype', 'The file has a document type (<!DOCTYPE>). Remove it.')
  })
  parser.on('error', error => {
    // The parser's message begins with "line:column: ".
    const message = error.message.replace(/^(\d+):\d+: */, 'line $1: ')
    throw new FileFault('not_xml', `The file is not well-formed XML: ${message}`.slice(0, 300))
  })
  parser.on('opentag', ({ local, attributes }) => {
    path.push(local)
    if (path.length > mostDepth)
      throw new FileFault('too_deep', 'The elements of the file are nested too deeply.')
    const isFirst = recordDepth === 0 && isRecord(path.join('/'))
    sinceEvent = 0
    if (isFirst) {
      recordDepth = path.length
      recordLine = parser.line
      size = 0
    }
    if (recordDepth === 0 || (!isFirst && open.length === 0)) return
    const values = Object.entries(attributes).map(([name, { value }]) => [name, value] as const)
    open.push({
      name: local,
      line: parser.line,
      attributes: Object.fromEntries(values),
      text: '',
      children: [],
    })
    grow(values.reduce((sum, [name, value]) => sum + name.length + value.length, elementSize))
  })
  const addText = (text: string) => {
    const element = open.at(-1)
    sinceEvent = 0
    if (!element) return
    element.text += text
    grow(text.length)
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('comment', () => {
    sinceEvent = 0
  })
  parser.on('closetag', () => {
    const element = open.pop()
    if (element) {
      element.text = element.text.trim()
      open.at(-1)?.children.push(element)
    }
    if (path.length === recordDepth) {
      records.push(element ?? { tooLongAt: recordLine })
      recordDepth = 0
    }
    path.pop()
    sinceEvent = 0
  })

  for await (const text of decodeXml(stream)) {
    parser.write(text)
    sinceEvent += text.length
    // The parser collects a text, an attribute or a comment before it reports it.
    if (sinceEvent > mostSize)
      throw new FileFault('too_long', 'The file has a text or a tag that is longer than 8 MB.')
    if (records.length > 0) yield records
    records = []
  }
  parser.close()
  if (records.length > 0) yield records
}
