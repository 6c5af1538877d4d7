import * as z from 'zod/mini'

const Fault = z.object({
  method: z.optional(z.string()),
  /** A path in which "*" matches anything, e.g. "/api/v5/contracts/*". */
  path: z.string(),
  status: z.optional(z.int().check(z.minimum(200), z.maximum(599))),
  body: z.optional(z.string()),
  contentType: z.optional(z.string()),
  delayMs: z.optional(z.int().check(z.minimum(0), z.maximum(60_000))),
  /** Drops the connection instead of responding. */
  drop: z.optional(z.boolean()),
  /** How often the fault applies; without limit if absent. */
  times: z.optional(z.int().check(z.positive())),
})
type Fault = z.infer<typeof Fault>

export const FaultList = z.array(Fault)

export interface Faults {
  readonly set: (list: readonly Fault[]) => void
  /**
   * Applies the first matching fault to a request.
   * @param proceed makes the real response, for faults that only delay
   * @param drop breaks the connection
   */
  readonly around: (
    request: Request,
    proceed: () => Promise<Response>,
    drop: (() => void) | undefined,
  ) => Promise<Response>
}

/** Injects failures on demand, for tests only: main.ts creates it only if FAULTS=on. */
export function createFaults(): Faults {
  let active: { readonly fault: Fault; readonly path: RegExp; left: number }[] = []

  return {
    set(list) {
      active = list.map(fault => ({ fault, path: globOf(fault.path), left: fault.times ?? Infinity }))
    },

    async around(request, proceed, drop) {
      const { pathname } = new URL(request.url)
      const hit = active.find(
        ({ fault, path, left }) =>
          left > 0 && (fault.method ?? request.method) === request.method && path.test(pathname),
      )
      if (!hit) return proceed()
      hit.left -= 1
      const { status, body, contentType, delayMs, drop: isDropped } = hit.fault
      if (delayMs) await new Promise(resolve => setTimeout(resolve, delayMs))
      if (isDropped) drop?.()
      if (!isDropped && status === undefined && body === undefined) return proceed()
      return new Response(status === 204 ? null : (body ?? ''), {
        status: status ?? 200,
        headers: { 'Content-Type': contentType ?? 'application/json', 'Cache-Control': 'no-store' },
      })
    },
  }
}

const globOf = (glob: string) =>
  new RegExp(
    `^${glob
      .split('*')
      .map(part => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*')}$`,
  )
