const consents = {
  privacyPolicy: true,
  rules: true,
  userAgreement: true,
  contractDataProcessing: true,
  newsletter: false,
}

/** What a person fills in to register, with changes. */
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
