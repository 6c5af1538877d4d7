import { createVendorKey } from '../../server/modules/vendorKeys/createVendorKey.ts'
import type { TestServer } from './server.ts'

interface VendorRequest {
  readonly method?: string
  /** Sent as JSON; a string, bytes and a stream are sent unchanged. */
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

// biome-ignore lint/suspicious/noExplicitAny: tests read answers of any shape; the server has validated them
type Answer = { readonly status: number; readonly headers: Headers; readonly body: any }

/** A vendor's system: calls the vendor API with a key. */
export interface VendorSystem {
  readonly key: string
  /** Makes a call; the path is relative to /api/vendor/v1/. */
  readonly call: (path: string, request?: VendorRequest) => Promise<Answer>
}

/** Calls the vendor API with any key. */
export const vendorSystem = ({ url }: Pick<TestServer, 'url'>, key: string): VendorSystem => ({
  key,
  async call(path, { method, body, headers = {} } = {}) {
    const isJson =
      body !== undefined && typeof body === 'object' && Object.getPrototypeOf(body) === Object.prototype
    const response = await fetch(`${url}/api/vendor/v1/${path}`, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        Authorization: `Bearer ${key}`,
        ...(isJson ? { 'Content-Type': 'application/json' } : {}),
        ...headers,
      },
      ...(body === undefined
        ? {}
        : { body: isJson ? JSON.stringify(body) : (body as BodyInit), duplex: 'half' }),
    })
    const text = await response.text()
    return {
      status: response.status,
      headers: response.headers,
      body: response.headers.get('Content-Type')?.startsWith('application/json') ? JSON.parse(text) : text,
    }
  },
})

/** A system of a vendor with a new key. */
export const newVendorSystem = async (server: TestServer, vendorId: number): Promise<VendorSystem> =>
  vendorSystem(
    server,
    await createVendorKey(server.database.queries, { vendorId, name: 'Billing' }, server.clock.now),
  )
