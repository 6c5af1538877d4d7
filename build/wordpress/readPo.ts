/**
 * Reads the translations of a .po file by English text, with the header under "". Plural forms and contexts are not
 * supported, because the plugin uses none.
 * @throws Error naming a line that it cannot read
 */
export function readPo(source: string): ReadonlyMap<string, string> {
  const texts = new Map<string, string>()
  let id: string | undefined
  source.split('\n').forEach((line, at) => {
    const [, keyword, quoted] = /^(?:(msgid|msgstr) )?(".*")$/.exec(line) ?? []
    if (quoted === undefined) {
      if (line !== '' && !line.startsWith('#')) throw new Error(`Line ${at + 1} cannot be read: ${line}`)
      return
    }
    const text = JSON.parse(quoted) as string
    if (keyword === 'msgid') id = text
    else if (id === undefined) throw new Error(`Line ${at + 1} belongs to nothing.`)
    else texts.set(id, (keyword === 'msgstr' ? '' : (texts.get(id) ?? '')) + text)
  })
  return texts
}
