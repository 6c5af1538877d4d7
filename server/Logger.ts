/** Writes structured lines; pino fits. Fields must never hold e-mails, tokens or query strings. */
export interface Logger {
  readonly info: (fields: object, message: string) => void
  readonly warn: (fields: object, message: string) => void
  readonly error: (fields: object, message: string) => void
}
