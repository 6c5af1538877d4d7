import * as z from 'zod/mini'
import { EmailBody, TokenBody } from '../schemas/auth.ts'
import {
  ContractConsentsAnswer,
  ContractConsentsBody,
  ContractEmailAnswer,
  ContractHoldersAnswer,
  ContractLinkAnswer,
  ContractLinkBody,
  contractConsents,
} from '../schemas/contractLinks.ts'
import { Flag, IdText } from '../schemas/primitives.ts'
import { endpoint } from './endpoint.ts'

const contract = z.object({ contract: IdText })

export const linkContract = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'contracts/links',
  access: 'user',
  summary:
    'Links a contract by its number and last invoice; a wrong guess does not say what was wrong (CON-6)',
  body: ContractLinkBody,
  answer: ContractLinkAnswer,
  successes: [201],
  errors: ['already_linked', 'link_not_found', 'rate_limited'],
})

export const unlinkContract = /* @__PURE__ */ endpoint({
  method: 'DELETE',
  path: 'contracts/links/{contract}',
  access: 'contract',
  summary: 'Unlinks a contract from the person, with all the person kept on it',
  params: contract,
  answer: 'none',
})

export const verifyContractLink = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'contracts/links/{contract}/verify',
  access: 'contract',
  summary: "Sends the link that verifies a contract's e-mail address once more; nothing where none waits",
  params: contract,
  answer: 'none',
  errors: ['rate_limited'],
})

export const verifyContractEmail = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'contracts/verify-email',
  access: 'anyone',
  summary: "Confirms a contract's e-mail address by the secret from the mail (AUT-16, AUT-17)",
  body: TokenBody,
  answer: 'none',
  errors: ['link_expired'],
})

export const contractHolders = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'contracts/{contract}/holders',
  access: 'contract',
  summary: 'The people who have the contract in their account, with their roles (CON-14)',
  params: contract,
  answer: ContractHoldersAnswer,
})

export const contractConsentSettings = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'contracts/{contract}/consents',
  access: 'contract',
  summary: 'The four consents of a contract (CON-13)',
  params: contract,
  answer: ContractConsentsAnswer,
})

export const updateContractConsents = /* @__PURE__ */ endpoint({
  method: 'PUT',
  path: 'contracts/{contract}/consents',
  access: 'contract',
  summary: 'Changes consents of a contract',
  params: contract,
  body: ContractConsentsBody,
  answer: ContractConsentsAnswer,
})

export const contractEmail = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'contracts/{contract}/email-change-intents',
  access: 'contract',
  summary: 'E-mail address of a contract, with the one that waits to be confirmed unless `pending` is 0',
  params: contract,
  query: z.object({ pending: z.optional(Flag) }),
  answer: ContractEmailAnswer,
})

export const startContractEmailChange = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'contracts/{contract}/email-change-intents',
  access: 'contract',
  summary: "Sends a link to a contract's new e-mail address; it lives an hour (AUT-16)",
  params: contract,
  body: EmailBody,
  answer: ContractEmailAnswer,
  successes: [201],
  errors: ['rate_limited'],
})

export const confirmContractEmail = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'contracts/email-change-intents/{intent}/confirmation',
  access: 'anyone',
  summary: "Confirms one change of a contract's e-mail address by the secret from the mail (AUT-16)",
  params: z.object({ intent: IdText }),
  body: TokenBody,
  answer: 'none',
  errors: ['link_expired'],
})

export const unsubscribeContract = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'contracts/unsubscribe/{mailing}',
  access: 'anyone',
  summary: "Ends one kind of a contract's mail by the secret from the mail (AUT-17)",
  params: z.object({ mailing: z.enum(contractConsents) }),
  body: TokenBody,
  answer: 'none',
  errors: ['link_expired'],
})
