import { listAccounts, removeAccount, setAccount } from './accountCommands.ts'
import type { Command } from './Command.ts'
import { listFeatures, setFeature } from './featureCommands.ts'
import { confirmHolderOfContract, listHolders } from './holderCommands.ts'
import {
  listIdentityProviders,
  removeIdentityProvider,
  setIdentityProvider,
} from './identityProviderCommands.ts'
import { confirm, importFile, importFolder, listImports, listRefusals } from './importCommands.ts'
import { createKey, listKeys, revokeKey, rotateKey } from './keyCommands.ts'
import { createPartner, listPartners, revokePartner, updatePartner } from './partnerCommands.ts'
import { listPaymentServices, removePaymentService, setPaymentService } from './paymentServiceCommands.ts'
import { setPlatform, showPlatform } from './platformCommands.ts'
import { setTexts, showTexts } from './textCommands.ts'
import { create, list, remove, show, update } from './vendorCommands.ts'

/** Every command, in the order of the help. */
export const commands: readonly Command[] = [
  create,
  update,
  show,
  list,
  remove,
  createKey,
  rotateKey,
  revokeKey,
  listKeys,
  setIdentityProvider,
  listIdentityProviders,
  removeIdentityProvider,
  importFile,
  importFolder,
  confirm,
  listImports,
  listRefusals,
  listHolders,
  confirmHolderOfContract,
  setAccount,
  listAccounts,
  removeAccount,
  setPaymentService,
  listPaymentServices,
  removePaymentService,
  createPartner,
  updatePartner,
  revokePartner,
  listPartners,
  setTexts,
  showTexts,
  listFeatures,
  setFeature,
  showPlatform,
  setPlatform,
]
