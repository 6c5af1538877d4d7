declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  interface Options {
    readonly dom_id: string
    /** URL of the OpenAPI document. */
    readonly url: string
    readonly deepLinking: boolean
    readonly docExpansion: 'none' | 'list' | 'full'
    readonly defaultModelsExpandDepth: number
    readonly validatorUrl: null
  }
  const SwaggerUI: (options: Options) => void
  // biome-ignore lint/style/noDefaultExport: the package exports it so
  export default SwaggerUI
}
