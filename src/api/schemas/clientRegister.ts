import * as z from 'zod/mini'
import { PersonName, Phone } from './accounts.ts'
import { Email } from './auth.ts'
import { billSendings, invoicePayers, ownershipTypes, propertyTypes } from './clientChoices.ts'
import { data, Slug } from './primitives.ts'
import { uploadLimits } from './uploadLimits.ts'

const text = z
  .string()
  .check(z.trim(), z.minLength(1, 'validation.required'), z.maxLength(255, 'validation.text_long'))
const upload = z.string().check(z.minLength(1, 'validation.files_few'), z.maxLength(60))

const chooseMessage = 'validation.choose'

const common = {
  vendor: Slug,
  provider: text,
  phone: Phone,
  email: Email,
  address: text,
  energyProviderCode: z.optional(z.string().check(z.maxLength(60))),
  ownershipType: z.enum(ownershipTypes, chooseMessage),
  propertyType: z.enum(propertyTypes, chooseMessage),
  invoicePayer: z.enum(invoicePayers, chooseMessage),
  billSending: z.enum(billSendings, chooseMessage),
  registryDocuments: z
    .array(upload)
    .check(
      z.minLength(1, 'validation.files_few'),
      z.maxLength(uploadLimits['registry-document'].count, 'validation.files_many'),
    ),
  identityDocument: upload,
}

export const PersonClient = z.object({
  kind: z.literal('person'),
  firstName: PersonName,
  lastName: PersonName,
  ...common,
})
export const CompanyClient = z.object({
  kind: z.literal('company'),
  companyName: text,
  companyCode: text,
  companyVatCode: text,
  ...common,
})

/** The form of a new owner: a private person or a legal entity (CDF-1 to CDF-3). */
export const ClientRegisterBody = z.discriminatedUnion('kind', [PersonClient, CompanyClient])

export const SentClientForm = z.object({ reference: z.string() })
export const ClientRegisterAnswer = data(SentClientForm)

/** A house by address, with its organization. No flats and no residents. */
export const HouseAddress = z.object({ address: z.string(), provider: z.string() })
export const HouseAddressesAnswer = data(z.array(HouseAddress))
