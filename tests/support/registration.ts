const consents = {
  privacyPolicy: true,
  rules: true,
  userAgreement: true,
  contractDataProcessing: true,
  newsletter: false,
}

/** The fields of a registration, with a test's changes. */
export const registration = (email: string, changes: object = {}) => ({
  firstName: 'Ona',
  lastName: 'Petraitienė',
  phone: '+37061234567',
  email,
  password: 'žalia-pieva-77',
  passwordConfirmation: 'žalia-pieva-77',
  consents,
  ...changes,
})
