/** A phone number without the spaces, brackets and hyphens of people: "+370 (612) 00-001" is "+37061200001". */
export const plainPhone = (typed: string): string => typed.replace(/[\s()-]/g, '')
