const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

const row = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`

/** A Markdown table; empty text where there are no rows. */
export const markdownTable = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  rows.length === 0 ? '' : [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')

/** Text as Markdown code. */
export const code = (text: string): string => `\`${text}\``
