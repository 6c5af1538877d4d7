import type { Handle } from './listen.ts'

/**
 * Tells browsers to use https only, where the portal has it. For this host alone, because its subdomains may
 * belong to others.
 */
export const withTransportSecurity = (publicUrl: string, handle: Handle): Handle =>
  publicUrl.startsWith('https://')
    ? async (request, connection) => {
        const response = await handle(request, connection)
        // A new response would be sent as a stream, apart from its headers.
        response.headers.set('Strict-Transport-Security', 'max-age=31536000')
        return response
      }
    : handle
