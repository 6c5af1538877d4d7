/** Sends a request, with the signature of `fetch`. */
export type Fetch = (address: string, init?: RequestInit) => Promise<Response>
