/**
 * Writes structured log lines; pino implements it. Fields must never contain e-mails, tokens or query
 * strings.
 */
export interface Logger {
  readonly info: (fields: object, message: string) => void
  readonly warn: (fields: object, message: string) => void
  readonly error: (fields: object, message: string) => void
}
