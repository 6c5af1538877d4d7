import type { Kit } from '../createKit.ts'
import { returnUrlOf } from '../createKit.ts'
import { ownContract, ownGroup } from '../facts.ts'
import { needs } from '../Mismatch.ts'
import type { Plan } from './Plan.ts'

const newestFirst = (...by: readonly string[]) => ({ by, direction: 'descending' as const })
const oldestFirst = (...by: readonly string[]) => ({ by, direction: 'ascending' as const })

const password = { password: 'conformance-9-pieva', passwordConfirmation: 'conformance-9-pieva' }
const person = { firstName: 'Conformance', lastName: 'Kit', phone: '+37061200099' }
const consents = {
  privacyPolicy: true,
  rules: true,
  userAgreement: true,
  contractDataProcessing: true,
  newsletter: false,
}
const unknownToken = { token: 'no-such-secret-of-the-kit' }
const choice = (kit: Kit) => ({ type: 'bank', bank: 'none', returnUrl: returnUrlOf(kit) })
const answers = [{ questionId: 1, choice: 'agree' }]
const socialCode = (kit: Kit) => ({
  provider: 'none',
  code: 'no-such-code',
  redirectUrl: returnUrlOf(kit),
  ticket: 'no-such-ticket',
})

/** A contract that nobody has, at the resident's vendor. */
const guessedContract = async (kit: Kit) => ({
  vendor: (await ownGroup(kit)).slug,
  agreementCode: 'no-such-contract',
  invoiceNumber: 'none',
  invoiceAmount: '1.00',
})

/** Of the right shape, but with no key of a browser. */
const pushSubscription = {
  endpoint: 'https://push.example/send/1',
  keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
}

/** Passkeys of the right shape that nobody has. */
const noPasskey = { id: 'no-such-passkey', rawId: 'no-such-passkey', type: 'public-key' }
const newPasskey = { ...noPasskey, response: { clientDataJSON: 'e30', attestationObject: 'oA' } }
const signedPasskey = {
  ...noPasskey,
  response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA', userHandle: 'AA' },
}

/** A service number of the people file. @throws NotApplicable if there is none */
export const cardOf = ({ people }: Kit) => {
  needs(people.card, 'The people file has no card.')
  return people.card
}

const secretLink: Plan = { byHand: true, body: () => unknownToken }

/** Plans by the name of the call. A call without one needs nothing beside its path. */
const plans: Readonly<Record<string, Plan>> = {
  'auth.login': {
    byHand: true,
    body: ({ people }) => ({ email: people.resident.email, password: people.resident.password ?? 'unknown' }),
  },
  'auth.logout': { byHand: true },
  'auth.me': { requirement: 'PER-1' },
  'auth.refreshActivity': { requirement: 'AUT-19' },
  'auth.verifyEmail': secretLink,
  'auth.resendVerification': { byHand: true, body: () => ({ email: 'nobody@conformance.invalid' }) },
  'accounts.register': {
    byHand: true,
    body: () => ({ ...person, ...password, consents, email: 'nobody@conformance.example' }),
  },
  'accounts.forgotPassword': { byHand: true, body: () => ({ email: 'nobody@conformance.invalid' }) },
  'accounts.resetPassword': { byHand: true, body: () => ({ ...unknownToken, ...password }) },
  'accounts.createPassword': { byHand: true, body: () => ({ ...unknownToken, ...password }) },
  'accounts.completeRegistration': {
    byHand: true,
    body: () => ({ ...unknownToken, ...person, ...password, consents }),
  },
  'accounts.checkLink': secretLink,
  'accounts.confirmEmailChange': secretLink,
  'accounts.unsubscribeNewsletter': secretLink,
  'clientRegister.clientRegister': { byHand: true },
  'clientRegister.houseAddresses': {
    requirement: 'CDF-1',
    query: async kit => ({ vendor: (await ownGroup(kit)).slug, search: 'gatv' }),
  },
  'contractLinks.linkContract': {
    byHand: true,
    body: () => ({
      role: 1,
      agreementCode: 'no-such-contract',
      invoiceNumber: 'none',
      invoiceAmount: '1.00',
    }),
  },
  'contractLinks.unlinkContract': { byHand: true },
  'contractLinks.verifyContractLink': { byHand: true },
  'contractLinks.verifyContractEmail': secretLink,
  'contractLinks.contractHolders': { requirement: 'CON-14' },
  'contractLinks.contractConsentSettings': { requirement: 'CON-13' },
  'contractLinks.updateContractConsents': { byHand: true, body: () => ({ newsletters: true }) },
  'contractLinks.startContractEmailChange': {
    byHand: true,
    body: () => ({ email: 'nobody@conformance.invalid' }),
  },
  'contractLinks.confirmContractEmail': secretLink,
  'contractLinks.unsubscribeContract': secretLink,
  'contracts.createContractName': { byHand: true, body: () => ({ name: 'Conformance kit' }) },
  'contracts.updateContractName': { byHand: true, body: () => ({ name: 'Conformance kit' }) },
  'contracts.deleteContractName': { byHand: true },
  'documents.reports': {
    requirement: 'DOC-1',
    order: newestFirst('date'),
    filters: [
      { query: 'category', field: 'category' },
      { query: 'year', field: 'date', start: true },
      { query: 'search', field: 'name', start: true },
    ],
    ownRows: true,
  },
  'documents.reportFileUrl': { requirement: 'DOC-1', file: 'application/pdf' },
  'guestReadings.readingTerms': {
    requirement: 'RDG-3',
    query: async kit => ({ vendor: (await ownGroup(kit)).slug }),
    language: true,
  },
  'guestReadings.guestMeters': { byHand: true, body: guessedContract },
  'guestReadings.submitReadings': {
    byHand: true,
    body: async kit => ({ ...(await guessedContract(kit)), readings: [{ meterId: 1, valueTo: '1' }] }),
  },
  'guestReadings.announceAbsence': {
    byHand: true,
    body: async kit => ({ ...(await guessedContract(kit)), from: '2099-01-01', until: '2099-01-31' }),
  },
  'helpDesk.tasks': {
    requirement: 'HLP-1',
    order: newestFirst('createdAt'),
    filters: [
      { query: 'contractId', field: 'contractId' },
      { query: 'stage', field: 'stage' },
      { query: 'organizationId', field: 'organizationId' },
      { query: 'category', field: 'category' },
    ],
    ownRows: true,
  },
  'helpDesk.task': { requirement: 'HLP-3', personal: true },
  'helpDesk.attachmentFileUrl': { requirement: 'HLP-3', personal: true, file: 'any' },
  'helpDesk.createTask': {
    byHand: true,
    body: async kit => {
      const { id, organizationId } = await ownContract(kit)
      const message = 'A request of the conformance kit.'
      const categories = await kit.read('helpDesk.taskCategoryList', { query: { contractId: id } })
      const category = categories.json.data[0]?.code
      return { organizationId, contractId: id, category, phone: person.phone, message, uploads: [] }
    },
  },
  'helpDesk.replyToTask': {
    requirement: 'HLP-5',
    byHand: true,
    body: async () => ({ text: 'A reply of the conformance kit.', uploads: [] }),
  },
  'helpDesk.cancelTask': { requirement: 'HLP-5', byHand: true },
  'helpDesk.reopenTask': {
    requirement: 'HLP-5',
    byHand: true,
    body: async () => ({ text: 'A reason of the conformance kit.', uploads: [] }),
  },
  'helpDesk.rateTask': { requirement: 'HLP-5', byHand: true, body: async () => ({ value: 5 }) },
  'consumption.contractConsumption': { requirement: 'CNS-1', language: true },
  'house.myHouse': { requirement: 'HOU-1', language: true },
  'house.billOperations': { requirement: 'BIL-5' },
  'house.contractServices': { requirement: 'BIL-6', language: true },
  'invoices.lastInvoice': { requirement: 'BIL-1' },
  'invoices.invoices': {
    requirement: 'BIL-1',
    order: newestFirst('date'),
    filters: [
      { query: 'type', field: 'type' },
      { query: 'year', field: 'date', start: true },
    ],
    ownRows: true,
  },
  'invoices.invoiceHistory': {
    requirement: 'BIL-1',
    order: newestFirst('date'),
    filters: [
      { query: 'kind', field: 'kind' },
      { query: 'year', field: 'date', start: true },
    ],
    ownRows: true,
  },
  'invoices.billedMonths': { requirement: 'BIL-1', order: oldestFirst('period') },
  'invoices.billChanges': { requirement: 'BIL-1' },
  'invoices.transferDetails': { byHand: true },
  'invoices.serviceCatalogue': { requirement: 'BIL-6' },
  'invoices.invoiceFileUrl': { requirement: 'BIL-1', file: 'application/pdf' },
  'liveChat.chatMessages': { requirement: 'CHT-1', order: newestFirst('id') },
  'liveChat.sendChatMessage': { byHand: true, body: () => ({ text: 'A message of the conformance kit.' }) },
  'liveChat.readChat': { byHand: true, body: () => ({ upTo: 1 }) },
  'messages.messages': {
    requirement: 'MSG-1',
    order: newestFirst('date'),
    filters: [
      { query: 'type', field: 'type' },
      { query: 'contractId', field: 'contractId' },
    ],
  },
  'messages.message': { requirement: 'MSG-1', personal: true },
  'messages.messageFileUrl': { requirement: 'MSG-1', personal: true, file: 'any' },
  'messages.contractUnread': { requirement: 'MSG-4' },
  'messages.markRead': { byHand: true, body: () => ({ reads: [] }) },
  'messages.markUnread': { byHand: true, body: () => ({ reads: [] }) },
  'messages.profileUnreads': { requirement: 'MSG-5' },
  'messages.profileUnread': { requirement: 'MSG-5' },
  'meters.meters': {
    requirement: 'MET-1',
    filters: [{ query: 'objectId', field: 'objectId' }],
    ownRows: true,
  },
  'meters.meterHistory': {
    requirement: 'MET-1',
    order: newestFirst('date'),
    filters: [{ query: 'objectId', field: 'objectId' }],
    ownRows: true,
  },
  'meters.meterReadings': { requirement: 'MET-1', order: newestFirst('date') },
  'meters.readingPhotoUrl': { requirement: 'MET-3', file: 'any' },
  'meters.declarationPeriod': { requirement: 'MET-5' },
  'meters.declarationsAvailable': { requirement: 'MET-4' },
  'meters.declare': { byHand: true, body: () => ({ meterId: 1, valueTo: '1' }) },
  'moveOuts.moveOut': { requirement: 'MOV-3' },
  'moveOuts.requestMoveOut': {
    byHand: true,
    body: () => ({ day: '2000-01-01', forwardingAddress: 'Conformance kit', readings: [] }),
  },
  'moveOuts.giveLastReadings': {
    byHand: true,
    body: () => ({ readings: [{ meterId: 1, valueTo: '1' }] }),
  },
  'moveOuts.withdrawMoveOut': { byHand: true },
  'offers.offers': { requirement: 'OFF-1' },
  'offers.orderOffer': {
    byHand: true,
    body: async kit => ({ contractId: (await ownContract(kit)).id }),
  },
  'partners.partnerAccess': {
    requirement: 'CRD-1',
    byHand: true,
    query: ({ people }) => {
      needs(people.partner, 'The people file has no partner.')
      return { key: people.partner.key }
    },
  },
  'partners.createPaymentSession': { byHand: true, body: kit => cardOf(kit) },
  'payments.bankLogo': {
    requirement: 'BIL-2',
    query: async kit => ({ organization: (await ownContract(kit)).organizationId }),
  },
  'payments.payment': { byHand: true },
  'payments.paymentReceiptUrl': { byHand: true },
  'payments.cardPayment': { byHand: true },
  'payments.cardPaymentReceiptUrl': { byHand: true },
  'partners.paymentSession': { byHand: true },
  'polls.signing': { byHand: true },
  'polls.completeSigning': { byHand: true },
  'polls.failSigning': { byHand: true },
  'profile.cancelEmailChange': { byHand: true },
  'profile.sessions': { requirement: 'PRF-4' },
  'profile.endSession': { byHand: true },
  'profile.endOtherSessions': { byHand: true },
  'push.pushState': { requirement: 'PRF-5' },
  'push.subscribePush': { byHand: true, body: () => pushSubscription },
  'push.unsubscribePush': { requirement: 'PRF-5' },
  'passkeys.requestPasskey': { byHand: true },
  'passkeys.signInWithPasskey': { byHand: true, body: () => ({ credential: signedPasskey }) },
  'passkeys.passkeys': { requirement: 'AUT-21' },
  'passkeys.startPasskey': { byHand: true, body: () => ({ password: 'wrong' }) },
  'passkeys.addPasskey': { byHand: true, body: () => ({ credential: newPasskey }) },
  'passkeys.renamePasskey': { byHand: true, body: () => ({ name: 'Conformance' }) },
  'passkeys.removePasskey': { byHand: true, body: () => ({ password: 'wrong' }) },
  'payments.paymentMethods': { requirement: 'BIL-2' },
  'payments.startPayment': { byHand: true, body: kit => ({ invoiceId: 1, ...choice(kit) }) },
  'payments.cardPaymentServices': { requirement: 'CRD-1', filters: [{ query: 'vendor', field: 'vendor' }] },
  'payments.cardPaymentMethods': { requirement: 'CRD-1' },
  'payments.cardPaymentBill': {
    requirement: 'CRD-1',
    query: kit => {
      const { service, reference } = cardOf(kit)
      return { service, reference }
    },
  },
  'payments.startCardPayment': {
    byHand: true,
    body: kit => ({
      ...cardOf(kit),
      payerName: 'Conformance Kit',
      email: 'nobody@conformance.invalid',
      ...choice(kit),
    }),
  },
  'polls.polls': {
    requirement: 'POL-1',
    filters: [{ query: 'state', field: 'state' }],
    order: newestFirst('endsOn'),
  },
  'polls.poll': { requirement: 'POL-1' },
  'polls.pollFileUrl': { requirement: 'POL-1', file: 'any' },
  'polls.containerUrl': { byHand: true },
  'polls.checkContainer': { byHand: true, body: () => ({ container: '' }) },
  'polls.vote': { byHand: true, body: () => ({ answers, isOwner: true }) },
  'polls.withdrawVote': { byHand: true, body: () => ({ receipt: 'unknown' }) },
  'polls.keepChoice': { byHand: true, body: () => ({ answers }) },
  'polls.signVote': {
    byHand: true,
    body: kit => ({
      ...person,
      personalCode: '481010-10001',
      answers,
      isOwner: true,
      consent: true,
      returnUrl: returnUrlOf(kit),
    }),
  },
  'profile.accountConsents': { requirement: 'PRF-2' },
  'profile.updateAccountConsent': { byHand: true, body: () => ({ value: true }) },
  'profile.profileConsents': { requirement: 'PRF-2' },
  'profile.requestDeletion': { byHand: true, body: () => ({ password: 'wrong', confirmation: 'DELETE' }) },
  'profile.profile': { requirement: 'PRF-1' },
  'profile.updateProfile': { byHand: true, body: () => person },
  'profile.changePassword': { byHand: true, body: () => ({ currentPassword: 'wrong', ...password }) },
  'profile.repairProfile': { byHand: true, body: () => ({}) },
  'profile.deleteProfile': { byHand: true, body: () => ({ password: 'wrong', confirmation: 'DELETE' }) },
  'profile.startEmailChange': { byHand: true, body: () => ({ email: 'nobody@conformance.invalid' }) },
  'services.dashboardBlocks': { requirement: 'SVC-4', language: true },
  'services.housingServices': { requirement: 'SVC-2', language: true },
  'services.portalPro': { requirement: 'SVC-1', language: true },
  'services.selfServices': { requirement: 'SVC-3' },
  'services.promotionalBanners': { requirement: 'LAY-19', language: true },
  'services.currentOutages': { requirement: 'SVC-5', language: true },
  'services.accessibilityInformation': { requirement: 'A11-6', language: true },
  'dashboard.currentEvents': { requirement: 'SVC-4' },
  'identity.exchangeToken': {
    byHand: true,
    body: () => ({
      grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
      subject_token: 'no-token',
      subject_token_type: 'urn:ietf:params:oauth:token-type:id_token',
    }),
  },
  'identity.linkIdentity': { byHand: true, body: () => ({ ticket: 'x'.repeat(43), password: 'wrong' }) },
  'social.startSocial': {
    byHand: true,
    body: kit => ({ provider: 'none', purpose: 'sign-in', display: 'page', redirectUrl: returnUrlOf(kit) }),
  },
  'social.socialToken': { byHand: true, body: socialCode },
  'social.linkSocial': { byHand: true, body: socialCode },
  'social.unlinkSocial': { byHand: true, query: () => ({ provider: 'none' }) },
  'social.refreshToken': { byHand: true, body: () => ({ refreshToken: 'no-such-token' }) },
  'uploads.upload': { byHand: true },
  'uploads.removeUpload': { byHand: true },
}

/** Plan of a call. */
export const planOf = (name: string): Plan => plans[name] ?? {}
