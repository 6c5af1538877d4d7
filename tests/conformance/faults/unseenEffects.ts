/**
 * Calls whose doubled effect no call of the API shows, so that the kit cannot find it; with the reason. All other
 * faults are found (src/decisions/conformance-kit.md).
 */
export const unseenEffects: Readonly<Record<string, string>> = {
  'accounts.forgotPassword': 'a second mail is seen by its reader only',
  'auth.login': 'a second session is seen by nobody',
  'auth.resendVerification': 'a second mail is seen by its reader only',
  'partners.createPaymentSession': 'a session is seen by its own id only, and expires',
  'passkeys.requestPasskey': 'a challenge is seen by its own page only, and expires',
  'payments.startCardPayment': 'a started payment is seen by its own id only, and expires',
  'payments.startPayment': 'a started payment is seen by its own id only, and expires',
  'profile.startEmailChange': 'the second change takes the place of the first',
  'social.startSocial': 'a ticket is seen by its holder only, and expires',
  'uploads.upload': 'an unused file is seen by its own id only, and expires',
}
