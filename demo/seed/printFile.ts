import type { PrintReport } from '../../server/modules/documents/ReportDocument.ts'
import { seedOrganizations, seedVendors } from './vendors.ts'

/** A file of the demonstration: what it is called, without an ending, and its words; an empty line parts paragraphs. */
export interface SeedFile {
  readonly name: string
  readonly text: string
}

const printed = new Map<string, Promise<Uint8Array>>()

async function draw(
  print: PrintReport,
  { name, text }: SeedFile,
  vendorId: number,
  date: string,
): Promise<Uint8Array> {
  const vendor = seedVendors.find(({ id }) => id === vendorId)
  const organization = seedOrganizations.find(of => of.vendorId === vendorId)
  if (!vendor || !organization) throw new Error(`There is no vendor ${vendorId}.`)
  const paragraphs = text.trim().split('\n\n')
  const drawing = print({ name, date, paragraphs, organization, vendor: { color: vendor.color ?? null } })
  return new Uint8Array(await new Response(drawing).arrayBuffer())
}

/**
 * A file as it is kept with a message, a poll or a request: a PDF with the name of the vendor's first organization,
 * drawn once a process.
 * @param date day it is of, YYYY-MM-DD
 */
export async function printFile(print: PrintReport, file: SeedFile, vendorId: number, date: string) {
  const key = `${vendorId} ${date} ${file.name}`
  const drawing = printed.get(key) ?? draw(print, file, vendorId, date)
  printed.set(key, drawing)
  return { name: `${file.name}.pdf`, mime: 'application/pdf', content: await drawing }
}
