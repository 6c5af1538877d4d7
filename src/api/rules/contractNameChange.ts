import type { Contract } from '../schemas/contracts.ts'

/** The call that saving a typed name needs (CON-4). */
export type NameChange =
  | { readonly kind: 'none' }
  | { readonly kind: 'create'; readonly name: string }
  | { readonly kind: 'update'; readonly id: number; readonly name: string }
  | { readonly kind: 'delete' }

/** A blank entry deletes an existing name; an unchanged one, or a blank one without a name, changes nothing. */
export function contractNameChange(present: Contract['contractName'], typed: string): NameChange {
  const name = typed.trim()
  if (name === (present?.name ?? '')) return { kind: 'none' }
  if (name === '') return { kind: 'delete' }
  return present ? { kind: 'update', id: present.id, name } : { kind: 'create', name }
}
