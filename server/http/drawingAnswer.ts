/** An SVG image as a response. Opened as a page it may run nothing; any origin may embed it as an image. */
export const drawingAnswer = (svg: string) => ({
  body: svg,
  headers: {
    'Content-Type': 'image/svg+xml',
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'Cross-Origin-Resource-Policy': 'cross-origin',
  },
})
