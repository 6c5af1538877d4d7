/** Where the calls live. */
export const apiRoot = '/api/v5'
