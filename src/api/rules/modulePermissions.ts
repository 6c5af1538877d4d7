import type { Module } from '../schemas/modules.ts'
import type { Permission } from '../schemas/permissions.ts'

/** Permission that a module's page needs; every holder of a contract may open the others. */
export const modulePermissions: Readonly<Partial<Record<Module, Permission>>> = {
  bill: 'bills',
  documents: 'documents',
  help_desk: 'help-desk',
  meter: 'meters',
  my_house: 'house',
  poll: 'polls',
}
