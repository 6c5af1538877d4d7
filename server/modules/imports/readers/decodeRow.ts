import type { Refusal } from './RawRow.ts'

const decoder = new TextDecoder('utf-8', { fatal: true })

const notUtf8: Refusal = {
  reason: 'not_utf8',
  message: 'The row is not valid UTF-8. Save the file as UTF-8.',
}

/** Decodes the bytes of a row, without a carriage return at its end. */
export function decodeRow(bytes: Uint8Array): { readonly text: string } | { readonly refusal: Refusal } {
  const isCut = bytes.at(-1) === 13
  try {
    return { text: decoder.decode(isCut ? bytes.subarray(0, -1) : bytes) }
  } catch {
    return { refusal: notUtf8 }
  }
}
