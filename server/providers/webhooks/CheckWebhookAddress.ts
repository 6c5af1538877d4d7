/** Reasons why no webhook will ever be sent to an address. */
export const webhookAddressFaults = ['https_required', 'address_private'] as const

/** Checks an address before it is stored; resolves to undefined if webhooks may be sent to it. */
export type CheckWebhookAddress = (url: string) => Promise<(typeof webhookAddressFaults)[number] | undefined>
