import { plainPhone } from '../../src/api/rules/plainPhone.ts'

/** Text fields, in the order of the form. */
const textFields = ['firstName', 'lastName', 'phone', 'email', 'password', 'passwordConfirmation'] as const
export type TextField = (typeof textFields)[number]

/** Consents in the order of the form; all but the last are mandatory (AUT-5). */
export const consentFields = [
  'consents.privacyPolicy',
  'consents.rules',
  'consents.userAgreement',
  'consents.contractDataProcessing',
  'consents.newsletter',
] as const
export type ConsentField = (typeof consentFields)[number]

export type Consents = Readonly<Record<ConsentField, boolean>>
export type RegisterErrors = Readonly<Partial<Record<TextField | ConsentField, string>>>

/** Addresses of the legal texts, if the platform states them. */
export type LegalLinks = Readonly<Partial<Record<ConsentField, string>>>

/** What is kept on the device until it is sent: neither passwords nor consents. */
export const noDetails = { firstName: '', lastName: '', phone: '', email: '' }

/** Values of the form; all consents start unchecked. */
export type RegisterValues = Readonly<Record<TextField, string>> & Consents

export const emptyValues: RegisterValues = {
  ...noDetails,
  password: '',
  passwordConfirmation: '',
  'consents.privacyPolicy': false,
  'consents.rules': false,
  'consents.userAgreement': false,
  'consents.contractDataProcessing': false,
  'consents.newsletter': false,
}

/** The body of the call; removes spaces and hyphens from the phone number. */
export const registerBody = (values: RegisterValues) => ({
  firstName: values.firstName,
  lastName: values.lastName,
  phone: plainPhone(values.phone),
  email: values.email,
  password: values.password,
  passwordConfirmation: values.passwordConfirmation,
  consents: {
    privacyPolicy: values['consents.privacyPolicy'],
    rules: values['consents.rules'],
    userAgreement: values['consents.userAgreement'],
    contractDataProcessing: values['consents.contractDataProcessing'],
    newsletter: values['consents.newsletter'],
  },
})
