import type { Handle } from './listen.ts'

/**
 * Tells browsers to use https only, where the portal has it. For this host alone, because its subdomains may
 * belong to others.
 */
export const withTransportSecurity = (publicUrl: string, handle: Handle): Handle =>
  publicUrl.startsWith('https://')
    ? async (request, connection) => {
        const response = await handle(request, connection)
        const headers = new Headers(response.headers)
        headers.set('Strict-Transport-Security', 'max-age=31536000')
        return new Response(response.body, { status: response.status, headers })
      }
    : handle
