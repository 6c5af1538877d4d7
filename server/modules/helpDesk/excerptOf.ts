/** Characters of a request's text in a list. */
const excerptLength = 120

/** Returns the beginning of a request's text. */
export const excerptOf = (message: string): string =>
  message.length <= excerptLength ? message : `${message.slice(0, excerptLength).trimEnd()}…`
