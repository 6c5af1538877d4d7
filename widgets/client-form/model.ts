import { fold } from '../../src/api/rules/fold.ts'
import type {
  billSendings,
  invoicePayers,
  ownershipTypes,
  propertyTypes,
} from '../../src/api/schemas/clientChoices.ts'

type OneOf<List extends readonly string[]> = List[number] | ''

/** What the form holds, as typed. Files stand apart; their fields are here to be told what is wrong with them. */
export interface ClientValues {
  readonly [field: string]: string
  readonly kind: 'person' | 'company'
  readonly firstName: string
  readonly lastName: string
  readonly companyName: string
  readonly companyCode: string
  readonly companyVatCode: string
  readonly phone: string
  readonly email: string
  /** Short name of the vendor. */
  readonly vendor: string
  readonly address: string
  readonly energyProviderCode: string
  readonly ownershipType: OneOf<typeof ownershipTypes>
  readonly propertyType: OneOf<typeof propertyTypes>
  readonly invoicePayer: OneOf<typeof invoicePayers>
  readonly billSending: OneOf<typeof billSendings>
  readonly registryDocuments: string
  readonly identityDocument: string
}

export type ClientField = keyof ClientValues & string

export const emptyValues: ClientValues = {
  kind: 'person',
  firstName: '',
  lastName: '',
  companyName: '',
  companyCode: '',
  companyVatCode: '',
  phone: '',
  email: '',
  vendor: '',
  address: '',
  energyProviderCode: '',
  ownershipType: '',
  propertyType: '',
  invoicePayer: '',
  billSending: '',
  registryDocuments: '',
  identityDocument: '',
}

/** The parts of the form, in order, with their fields. Narrow elements show one at a time. */
export const steps = [
  {
    id: 'who',
    fields: ['firstName', 'lastName', 'companyName', 'companyCode', 'companyVatCode', 'phone', 'email'],
  },
  { id: 'home', fields: ['vendor', 'address', 'energyProviderCode', 'ownershipType', 'propertyType'] },
  { id: 'bills', fields: ['invoicePayer', 'billSending'] },
  { id: 'files', fields: ['registryDocuments', 'identityDocument'] },
] as const satisfies readonly { readonly id: string; readonly fields: readonly ClientField[] }[]

export type StepId = (typeof steps)[number]['id']

/** The step a field stands in. */
export const stepOf = (field: string): StepId =>
  steps.find(({ fields }) => (fields as readonly string[]).includes(field))?.id ?? 'who'

/** A house the vendor looks after, and the organization that serves it. */
export interface House {
  readonly address: string
  readonly provider: string
}

/** Houses to offer for what is typed: those whose address, or a word of it, begins so. None once it is one of them. */
export function offersFor(typed: string, houses: readonly House[]): readonly House[] {
  const wanted = fold(typed)
  const found = houses.filter(({ address }) => ` ${fold(address)}`.includes(` ${wanted}`))
  return wanted.length < 3 || found.some(({ address }) => fold(address) === wanted) ? [] : found
}

/** Who serves the home: the organization of the house whose street and number the address begins with, else the vendor. */
export function providerOf(address: string, houses: readonly House[], vendorTitle: string): string {
  const typed = fold(address)
  const house = houses.find(({ address: known }) => typed.startsWith(fold(known.split(',')[0] ?? known)))
  return house?.provider ?? vendorTitle
}

interface Sent {
  readonly registryDocuments: readonly string[]
  readonly identityDocument: string
  readonly provider: string
}

/** The body of the call. Numbers are written with spaces and brackets by many; the server wants digits. */
export function bodyOf(values: ClientValues, { registryDocuments, identityDocument, provider }: Sent) {
  const { kind, firstName, lastName, companyName, companyCode, companyVatCode } = values
  const {
    energyProviderCode,
    vendor,
    email,
    address,
    ownershipType,
    propertyType,
    invoicePayer,
    billSending,
  } = values
  return {
    kind,
    ...(kind === 'person' ? { firstName, lastName } : { companyName, companyCode, companyVatCode }),
    vendor,
    provider,
    phone: values.phone.replace(/[\s()-]/g, ''),
    email,
    address,
    ...(energyProviderCode.trim() && { energyProviderCode: energyProviderCode.trim() }),
    ownershipType,
    propertyType,
    invoicePayer,
    billSending,
    registryDocuments,
    identityDocument,
  }
}
