import type { Plugin } from 'vite'
import { clientFields } from '../../src/api/endpoints/endpoint.ts'
import { type Node, nodesIn } from './nodesIn.ts'

interface Property extends Node {
  readonly key: Node & { readonly name?: string }
}

interface Call extends Node {
  readonly callee: Node & { readonly name?: string }
  readonly arguments: readonly (Node & { readonly properties?: readonly Property[] })[]
}

/** Whether a node is a call of `endpoint(…)`. */
const isDeclaration = (node: Node): node is Call =>
  node.type === 'CallExpression' && (node as Call).callee.name === 'endpoint'

const kept = new Set<string | undefined>(clientFields)

/** The program with declarations of endpoints that have only the fields which the client reads. */
export function withoutServerFields(code: string, program: unknown): string {
  return nodesIn(program, isDeclaration)
    .flatMap(call => (call.arguments[0]?.properties ?? []).map(property => ({ property, call })))
    .filter(({ property }) => property.type === 'Property' && !kept.has(property.key.name))
    .map(({ property }) => property)
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end).replace(/^\s*,/, ''), code)
}

/**
 * Leaves out of a build for browsers what only the server, the documents and the conformance kit read of an endpoint:
 * errors, rights, summary, limits and the schemas of the address.
 */
export const clientEndpoints: Plugin = {
  name: 'resident-client-endpoints',
  transform(code, id) {
    if (!/\/src\/api\/endpoints\/\w+\.ts(\?|$)/.test(id) || id.endsWith('/endpoint.ts')) return
    const changed = withoutServerFields(code, this.parse(code))
    return changed === code ? undefined : { code: changed, map: null }
  },
}
