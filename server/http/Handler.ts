import type * as z from 'zod/mini'
import type { Endpoint } from '../../src/api/endpoints/endpoint.ts'
import type { table } from '../../src/api/endpoints/table.ts'
import type { Locale } from '../../src/api/schemas/locales.ts'
import type { Authorized } from './authorize.ts'

type Schema = z.ZodMiniType
type Parsed<S> = [Exclude<S, undefined>] extends [never] ? undefined : z.output<Extract<S, Schema>>

/** What a handler gets: everything parsed, the caller already let in. */
export type Call<E extends Endpoint> = {
  readonly params: Parsed<E['params']>
  readonly query: Parsed<E['query']>
  readonly body: Parsed<E['body']>
  /** The body's text as it came, for signatures over it; empty where the call declares no body. */
  readonly rawBody: string
  /** The request itself, for its headers; its body is unread only where the call declares none. */
  readonly request: Request
  readonly locale: Locale
  /** The network address the call comes from. */
  readonly address: string
  /** Status of the answer where it is not 200 (or 204 without one). */
  readonly answerWith: (status: number) => void
} & Authorized[E['access']]

/** Bytes to answer with. */
export interface FileAnswer {
  readonly body: ReadableStream<Uint8Array> | string
  readonly headers: Readonly<Record<string, string>> & { readonly 'Content-Type': string }
}

type Answer<A> = A extends 'none' ? undefined : A extends 'file' ? FileAnswer : Parsed<A>

/** Answers one call of the table. */
export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Answer<E['answer']>>

/** A handler for each call of each resource: one missing or one too many is a type error. */
export type Routes = {
  readonly [Resource in keyof typeof table]: {
    readonly [Name in keyof (typeof table)[Resource]]: (typeof table)[Resource][Name] extends Endpoint
      ? Handler<(typeof table)[Resource][Name]>
      : never
  }
}
