/** Root of the residents' API. */
export const apiRoot = '/api/v5'

/** Root of the vendor API, which vendors' systems call. */
export const vendorApiRoot = '/api/vendor/v1'
