import { fold } from '../../src/api/rules/fold.ts'
import { plainPhone } from '../../src/api/rules/plainPhone.ts'
import type {
  billSendings,
  invoicePayers,
  ownershipTypes,
  propertyTypes,
} from '../../src/api/schemas/clientChoices.ts'

type OneOf<List extends readonly string[]> = List[number] | ''

/**
 * Values of the form, as typed. Files are held elsewhere; their fields are here for their error messages.
 */
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
  /** Slug of the vendor. */
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

/** Steps of the form, in order, with their fields. Narrow containers show one at a time. */
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

/** The step that contains a field. */
export const stepOf = (field: string): StepId =>
  steps.find(({ fields }) => (fields as readonly string[]).includes(field))?.id ?? 'who'

/** A house the vendor manages, and the organization that serves it. */
export interface House {
  readonly address: string
  readonly provider: string
}

/**
 * Houses whose address, or a word of it, starts with the typed text. Empty once the text equals one of
 * them.
 */
export function offersFor(typed: string, houses: readonly House[]): readonly House[] {
  const query = fold(typed)
  const matches = houses.filter(({ address }) => ` ${fold(address)}`.includes(` ${query}`))
  return query.length < 3 || matches.some(({ address }) => fold(address) === query) ? [] : matches
}

/**
 * Organization that serves the home: that of the house whose street and number the address starts with,
 * else the vendor.
 */
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

/**
 * The body of the call. Phone numbers are reduced to digits, because many people type spaces and brackets.
 */
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
    phone: plainPhone(values.phone),
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
