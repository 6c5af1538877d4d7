import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Points around a page in which most printers print nothing. */
const printerMargin = 14

/** Texts of a page that are in the printer’s margin or over another text. */
async function misplacedOn(page: PDFPageProxy): Promise<string[]> {
  const [, , width = 0, height = 0] = page.view
  const { items } = await page.getTextContent()
  const boxes = items.flatMap(item => {
    if (!('str' in item) || item.str.trim() === '') return []
    const [, , , , left = 0, bottom = 0]: readonly number[] = item.transform
    return [{ text: item.str, left, right: left + item.width, bottom, top: bottom + item.height * 0.7 }]
  })
  return boxes
    .filter(
      box =>
        box.left < printerMargin ||
        box.right > width - printerMargin ||
        box.bottom < printerMargin ||
        box.top > height - printerMargin ||
        boxes.some(
          other =>
            other !== box &&
            other.left < box.right &&
            box.left < other.right &&
            other.bottom < box.top &&
            box.bottom < other.top,
        ),
    )
    .map(({ text }) => text)
}

/** Text and number of pages of a PDF, and the texts that somebody who prints it cannot read. */
export async function pdfText(
  bytes: ArrayBuffer,
): Promise<{ readonly text: string; readonly pages: number; readonly misplaced: readonly string[] }> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const pdf = await task.promise
  const texts: string[] = []
  const misplaced: string[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    misplaced.push(...(await misplacedOn(page)))
    texts.push(items.map(item => ('str' in item ? item.str : '')).join(' '))
  }
  const pages = pdf.numPages
  await task.destroy()
  return { text: texts.join('\n'), pages, misplaced }
}
