interface Addresses {
  readonly portal?: string | undefined
  readonly api?: string | undefined
}

/**
 * Origin of the portal that links lead to: the configured one, else that of the API, else the script's own.
 * @param own an address of the elements' scripts, or of the page
 * @throws TypeError for a configured address that is none
 */
export const portalOrigin = ({ portal, api }: Addresses, own: string): string =>
  new URL(portal ?? (api === 'sandbox' ? own : (api ?? own))).origin
