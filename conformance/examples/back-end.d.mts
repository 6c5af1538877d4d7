/** Starts the back end on a port, or on a free one. */
export function startBackEnd(options?: {
  readonly port?: number
  readonly allowedOrigins?: readonly string[]
}): Promise<{ readonly origin: string; readonly stop: () => Promise<void> }>
