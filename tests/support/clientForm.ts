/** The fields of a client form, with the ids of its uploads. */
export const clientForm = (registryDocuments: readonly string[], identityDocument: string) => ({
  kind: 'person',
  firstName: 'Jonas',
  lastName: 'Jonaitis',
  vendor: 'alfa',
  provider: 'Alfa namai',
  phone: '+37061200001',
  email: 'jonas@example.com',
  address: 'Konstitucijos pr. 12, Vilnius',
  ownershipType: 'owner',
  propertyType: 'apartment',
  invoicePayer: 'new_owner',
  billSending: 'digital',
  registryDocuments,
  identityDocument,
})
