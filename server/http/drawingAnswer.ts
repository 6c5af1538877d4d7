/**
 * A drawing as an answer. Opened by itself it is a page, which may do nothing; as an image it may stand on any origin.
 */
export const drawingAnswer = (svg: string) => ({
  body: svg,
  headers: {
    'Content-Type': 'image/svg+xml',
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'Cross-Origin-Resource-Policy': 'cross-origin',
  },
})
