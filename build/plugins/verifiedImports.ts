import { basename, extname, resolve } from 'node:path'
import { parseAst } from 'vite'

const helper = resolve(import.meta.dirname, '../../src/client/importVerified.ts')

interface VerifiedImport {
  /** Name under which the loader finds the scripts of the imported module, e.g. "Bills". */
  readonly name: string
  readonly specifier: string
}

interface Verified {
  readonly imports: readonly VerifiedImport[]
  /** Undefined where nothing is imported dynamically. */
  readonly changed?: string
}

interface DynamicImport {
  readonly start: number
  readonly end: number
  /** Undefined where the address is computed. */
  readonly specifier: string | undefined
}

/** Every `import(…)` below a node of the syntax tree. */
function dynamicImports(node: unknown): DynamicImport[] {
  if (typeof node !== 'object' || node === null) return []
  const inside = Object.values(node).flatMap(dynamicImports)
  if (!('type' in node && node.type === 'ImportExpression')) return inside
  const { start, end, source } = node as unknown as {
    readonly start: number
    readonly end: number
    readonly source: { readonly value?: unknown }
  }
  return [...inside, { start, end, specifier: typeof source.value === 'string' ? source.value : undefined }]
}

/** Rewrites each `import('./Bills.tsx')` of a script so that the loader checks its scripts before they run. */
export function verifyImports(code: string): Verified {
  const imports = /\bimport\s*\(/.test(code) ? dynamicImports(parseAst(code)) : []
  const calls = imports.flatMap(({ specifier, ...range }) =>
    specifier === undefined ? [] : [{ ...range, specifier, name: basename(specifier, extname(specifier)) }],
  )
  if (calls.length === 0) return { imports: [] }
  // From the end, so that the positions of earlier calls stay right.
  const changed = calls
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (text, { start, end, name }) =>
        `${text.slice(0, start)}importVerified(${JSON.stringify(name)}, () => ${text.slice(start, end)})${text.slice(end)}`,
      code,
    )
  return {
    imports: calls.map(({ name, specifier }) => ({ name, specifier })),
    changed: `import { importVerified } from ${JSON.stringify(helper)}\n${changed}`,
  }
}
