export const apiRoot = '/api/v5'
