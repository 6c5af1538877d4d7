/** Carries a request and brings its answer, as `fetch` does. */
export type Fetch = (address: string, init?: RequestInit) => Promise<Response>
