/** Key of the form drafts (src/suite/drafts.ts). Signing out deletes them. */
export const draftsKey = (baseUrl: string): string => `resident-drafts:${baseUrl}`
