/**
 * A phone number without the spaces, brackets, dots and hyphens of people, and without the invisible marks that contact
 * lists put around numbers: "+370 (612) 00-001" is "+37061200001".
 */
export const plainPhone = (typed: string): string => typed.replace(/[\s().\p{Pd}\p{Cf}]/gu, '')
