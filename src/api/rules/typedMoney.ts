/**
 * Converts a typed amount to the format of the API: "48,2", "€ 1 234.50" and "1.234,50" become "48.20",
 * "1234.50" and "1234.50". Returns other text unchanged; the schema refuses it.
 */
export function typedMoney(typed: string): string {
  const bare = typed.replace(/[\s€]|EUR/gi, '')
  const [, integerPart = '', mark, cents = ''] = /^(\d[\d.,]*?)(?:([.,])(\d{1,2}))?$/.exec(bare) ?? []
  // The other mark separates thousands, three digits each.
  const isInteger = /^(\d+|\d{1,3}([.,])\d{3}(\2\d{3})*)$/.test(integerPart)
  if (!isInteger || (mark !== undefined && integerPart.includes(mark))) return typed.trim()
  return `${integerPart.replace(/\D/g, '')}.${cents.padEnd(2, '0')}`
}
