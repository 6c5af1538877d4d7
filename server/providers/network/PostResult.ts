/** The head of a response: its HTTP status, or the reason why there is none. */
export type PostResult =
  | { readonly status: number; readonly retryAfterSeconds?: number | undefined }
  | { readonly failure: string }
