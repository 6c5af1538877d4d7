const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' }

/** Escapes a text for HTML, double-quoted attributes included. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&"<>]/g, letter => escapes[letter] ?? letter)
