import type { Contract } from '../schemas/contracts.ts'

/** What saving a typed name asks of the server (CON-4). */
export type NameChange =
  | { readonly kind: 'none' }
  | { readonly kind: 'create'; readonly name: string }
  | { readonly kind: 'update'; readonly id: number; readonly name: string }
  | { readonly kind: 'delete' }

/** A blank entry takes a present name away; one that is the same, or blank where there is none, changes nothing. */
export function contractNameChange(present: Contract['contractName'], typed: string): NameChange {
  const name = typed.trim()
  if (name === (present?.name ?? '')) return { kind: 'none' }
  if (name === '') return { kind: 'delete' }
  return present ? { kind: 'update', id: present.id, name } : { kind: 'create', name }
}
