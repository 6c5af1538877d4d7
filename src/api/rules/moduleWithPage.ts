import type { Module } from '../schemas/modules.ts'

/** Modules whose content is on another module's page (src/decisions/differences.md). */
const others: Readonly<Partial<Record<Module, Module>>> = {
  accident: 'help_desk',
  approvals: 'poll',
  community_information: 'messages',
  purchase_invoices: 'documents',
  settlements: 'bill',
}

/** The module whose page shows a module's content. */
export const moduleWithPage = (module: Module): Module => others[module] ?? module
