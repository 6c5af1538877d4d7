/** Carries a request and brings its answer, as `fetch` does. */
export type Carry = (address: string, init?: RequestInit) => Promise<Response>
