// Apart from the schemas, so that the form shows its choices before it needs them.

/** Relation of a person to the home. The first is for owners and co-owners. */
export const ownershipTypes = ['owner', 'tenant', 'payer'] as const
export const propertyTypes = ['apartment', 'apartment_with_premises'] as const
/** Who pays this month's invoice. */
export const invoicePayers = ['new_owner', 'previous_owner', 'new_owner_from_purchase'] as const
export const billSendings = ['paper', 'digital'] as const
