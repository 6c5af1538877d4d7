/** Characters that make a spreadsheet read a text as a formula. */
const isFormula = /^[=+\-@\t\r]/
const isNumber = /^-?\d+([.,]\d+)?$/

/**
 * Writes rows as CSV for spreadsheets: with a byte order mark, and semicolons where the comma is the decimal mark. No
 * text becomes a formula.
 * @param decimalComma whether numbers in the cells are written with a comma
 */
export function csv(rows: readonly (readonly string[])[], decimalComma: boolean): string {
  const separator = decimalComma ? ';' : ','
  const cell = (text: string) => {
    const safe = isFormula.test(text) && !isNumber.test(text) ? `'${text}` : text
    return /["\r\n;,]/.test(safe) && !(isNumber.test(safe) && decimalComma)
      ? `"${safe.replaceAll('"', '""')}"`
      : safe
  }
  return `\uFEFF${rows.map(row => `${row.map(cell).join(separator)}\r\n`).join('')}`
}
