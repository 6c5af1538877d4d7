const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' }

/** A text as it stands in HTML, inside of tags' double quotes too. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&"<>]/g, letter => escapes[letter] ?? letter)
