/** How much of a request's text a list shows. */
const excerptLength = 120

/** The beginning of a request's text. */
export const excerptOf = (message: string): string =>
  message.length <= excerptLength ? message : `${message.slice(0, excerptLength).trimEnd()}…`
