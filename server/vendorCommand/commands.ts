import type { Command } from './Command.ts'
import { listFeatures, setFeature } from './featureCommands.ts'
import { confirm, importFile, listImports, listRefusals } from './importCommands.ts'
import { createKey, listKeys, revokeKey, rotateKey } from './keyCommands.ts'
import { create, list, remove, update } from './vendorCommands.ts'

/** Every command, in the order of the help. */
export const commands: readonly Command[] = [
  create,
  update,
  list,
  remove,
  createKey,
  rotateKey,
  revokeKey,
  listKeys,
  importFile,
  confirm,
  listImports,
  listRefusals,
  listFeatures,
  setFeature,
]
