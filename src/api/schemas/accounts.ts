import * as z from 'zod/mini'
import { Email, LinkToken, Proof } from './auth.ts'
import { limits } from './limits.ts'
import { data, Id, Moment } from './primitives.ts'

/** A new password: any characters, 8 to 255 of them (AUT-9). Common ones are refused by the server. */
const NewPassword = z
  .string()
  .check(
    z.minLength(limits.password.min, 'validation.password_short'),
    z.maxLength(limits.password.max, 'validation.password_long'),
  )

/** A first or last name (section 5), without control characters and halves of characters. */
export const PersonName = z
  .string()
  .check(
    z.trim(),
    z.regex(/^[^\p{Cc}\p{Cs}]*$/u, 'validation.invalid'),
    z.minLength(limits.personName.min, 'validation.name_short'),
    z.maxLength(limits.personName.max, 'validation.name_long'),
  )

/** International format: "+" and 8 to 15 digits (PRF-3). */
export const Phone = z.string().check(z.trim(), z.regex(/^\+\d{8,15}$/, 'validation.phone'))

const accepted = z.literal(true, 'validation.consent_required')

const passwords = {
  password: NewPassword,
  passwordConfirmation: z.string(),
}

const equalPasswords = z.refine<{ password: string; passwordConfirmation: string }>(
  form => form.password === form.passwordConfirmation,
  {
    error: 'validation.password_mismatch',
    path: ['passwordConfirmation'],
    // Reported together with the other errors, not after them.
    when: ({ value }) => typeof value === 'object' && value !== null,
  },
)

/** Consents of the registration: four are mandatory, the newsletter is optional (AUT-5). */
export const RegistrationConsents = z.object({
  privacyPolicy: accepted,
  rules: accepted,
  userAgreement: accepted,
  contractDataProcessing: accepted,
  newsletter: z.boolean(),
})

const registration = {
  firstName: PersonName,
  lastName: PersonName,
  phone: Phone,
  ...passwords,
  consents: RegistrationConsents,
}

export const RegisterBody = z.object({ ...registration, email: Email }).check(equalPasswords)

/** A password set by a link: a new one, or the first one of an account that an organization created (AUT-9). */
export const PasswordByLinkBody = z.object({ token: LinkToken, ...passwords }).check(equalPasswords)

/** Completes an account that an organization or a social sign-in created (AUT-7). */
export const CompleteRegistrationBody = z.object({ token: LinkToken, ...registration }).check(equalPasswords)

/** Purpose of an e-mail link, shown before the user confirms it: opening the URL changes nothing. */
export const MailedLink = z.object({ purpose: z.string(), email: z.string(), expiresAt: Moment })
export const LinkAnswer = data(MailedLink)

/** Consents of an account (PRF-2). */
export const consentNames = [
  'privacyPolicy',
  'rules',
  'dataProcessing',
  'newsletter',
  'paymentService',
] as const

/** Mandatory consents of an account. */
export const mandatoryConsents = ['privacyPolicy', 'rules', 'dataProcessing'] as const

export const AccountConsent = z.object({ key: z.string(), value: z.boolean(), isMandatory: z.boolean() })
export const AccountConsentsAnswer = data(z.array(AccountConsent))

export const ConsentBody = z.object({ value: z.boolean() })

/** An e-mail address that awaits confirmation (AUT-16). */
export const PendingEmail = z.object({ id: Id, email: z.string(), expiresAt: Moment })
export const PendingEmailAnswer = data(z.nullable(PendingEmail))

export const ProfileBody = z.object({ firstName: PersonName, lastName: PersonName, phone: Phone })

/** Another phone number needs the password. */
export const UpdateProfileBody = z.extend(ProfileBody, { password: Proof })

/** Only the fields that need correcting are sent. */
export const RepairBody = z.partial(ProfileBody)

export const ChangePasswordBody = z
  .object({ currentPassword: z.string().check(z.minLength(1, 'validation.required')), ...passwords })
  .check(equalPasswords)

export const DeleteProfileBody = z.object({
  password: z.string().check(z.minLength(1, 'validation.required')),
  confirmation: z.literal('DELETE', 'validation.confirmation'),
})

/** All stored data of a user. */
export const ProfileExport = data(z.record(z.string(), z.unknown()))
