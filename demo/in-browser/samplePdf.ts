/**
 * The standard PDF fonts support ASCII only: diacritics are dropped, and other letters become a question
 * mark.
 */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^ -~]/g, '?')
    .replace(/[\\()]/g, '\\$&')

/**
 * A page with a title and lines. It replaces the server's PDFs, because their library is as large as the
 * rest of the server.
 */
export function samplePdf(title: string, lines: readonly string[]): ReadableStream<Uint8Array> {
  const text = [
    `BT /F1 20 Tf 56 760 Td (${plain(title)}) Tj /F1 11 Tf 0 -20 Td 16 TL`,
    ...['', ...lines, '', 'A sample: the sandbox does not draw documents.'].map(line => `(${plain(line)}) '`),
    'ET',
  ].join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let file = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`
  const end = `trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return new Blob([file, table, end]).stream()
}
