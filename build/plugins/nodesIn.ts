/** A node of a program that Rolldown has parsed. */
export interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

/** The nodes of a program that are of a kind, each before those inside it. */
export function nodesIn<Kind extends Node>(
  program: unknown,
  isOfKind: (node: Node) => node is Kind,
): readonly Kind[] {
  if (Array.isArray(program)) return program.flatMap(part => nodesIn(part, isOfKind))
  if (!isNode(program)) return []
  const inside = Object.values(program).flatMap(part => nodesIn(part, isOfKind))
  return isOfKind(program) ? [program, ...inside] : inside
}
