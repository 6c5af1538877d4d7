/**
 * Reads translations from a .po file: by English text, the file's own header under "". Plural forms and contexts are not
 * read, as nothing here has any.
 * @throws Error naming a line that is something else
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
