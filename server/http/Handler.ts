import type * as z from 'zod/mini'
import type { Endpoint } from '../../src/api/endpoints/endpoint.ts'
import type { table } from '../../src/api/endpoints/table.ts'
import type { Locale } from '../../src/api/schemas/locales.ts'
import type { vendorTable } from '../../src/api/vendor/vendorTable.ts'
import type { Authorized } from './authorize.ts'

type Schema = z.ZodMiniType
type Parsed<S> = [Exclude<S, undefined>] extends [never] ? undefined : z.output<Extract<S, Schema>>

/** Arguments of a handler. Everything is parsed, and the caller is already authorized. */
export type Call<E extends Endpoint> = {
  readonly params: Parsed<E['params']>
  readonly query: Parsed<E['query']>
  readonly body: Parsed<E['body']>
  /** The unparsed body, for signatures over it; empty if the endpoint declares no body. */
  readonly rawBody: string
  /** The request itself, for its headers; its body is unread only if the endpoint declares none. */
  readonly request: Request
  readonly locale: Locale
  /** The caller's network address. */
  readonly address: string
  /** Sets the status if it is not 200 (or 204 without a body): one that the endpoint declares. */
  readonly answerWith: (status: 200 | 201 | 503) => void
} & Authorized[E['access']]

/** A binary response. */
export interface FileAnswer {
  readonly body: ReadableStream<Uint8Array> | string
  readonly headers: Readonly<Record<string, string>> & { readonly 'Content-Type': string }
}

type Answer<A> = A extends 'none' ? undefined : A extends 'file' ? FileAnswer : Parsed<A>

/** Handles one endpoint. */
export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Answer<E['answer']>>

/** A handler for each endpoint of each resource of a table; a missing or additional one is a type error. */
type RoutesOf<Table> = {
  readonly [Resource in keyof Table]: {
    readonly [Name in keyof Table[Resource]]: Table[Resource][Name] extends Endpoint
      ? Handler<Table[Resource][Name]>
      : never
  }
}

export type Routes = RoutesOf<typeof table>
export type VendorRoutes = RoutesOf<typeof vendorTable>
