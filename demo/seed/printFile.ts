import type { PrintReport } from '../../server/modules/documents/ReportDocument.ts'
import { seedOrganizations, seedVendors } from './vendors.ts'

/** A file of the demo: its name without extension, and its text; an empty line separates paragraphs. */
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
  const drawing = await print({
    name,
    date,
    paragraphs,
    organization,
    vendor: { color: vendor.color ?? null },
  })
  return new Uint8Array(await new Response(drawing).arrayBuffer())
}

/**
 * A file as it is stored with a message, a poll or a request: a PDF with the name of the vendor's first
 * organization, generated once per process.
 * @param date day of the document, YYYY-MM-DD
 */
export async function printFile(print: PrintReport, file: SeedFile, vendorId: number, date: string) {
  const key = `${vendorId} ${date} ${file.name}`
  const drawing = printed.get(key) ?? draw(print, file, vendorId, date)
  printed.set(key, drawing)
  // After a failure the next caller tries again.
  drawing.catch(() => printed.delete(key))
  return { name: `${file.name}.pdf`, mime: 'application/pdf', content: await drawing }
}
