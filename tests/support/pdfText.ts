import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Text and number of pages of a PDF. */
export async function pdfText(
  bytes: ArrayBuffer,
): Promise<{ readonly text: string; readonly pages: number }> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const pdf = await task.promise
  const texts: string[] = []
  for (let page = 1; page <= pdf.numPages; page++) {
    const { items } = await (await pdf.getPage(page)).getTextContent()
    texts.push(items.map(item => ('str' in item ? item.str : '')).join(' '))
  }
  const pages = pdf.numPages
  await task.destroy()
  return { text: texts.join('\n'), pages }
}
