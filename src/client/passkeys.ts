import type { NewPasskey, PasskeyCreation, PasskeyRequest, SignedPasskey } from '../api/schemas/passkeys.ts'

// Own base64url instead of `parseRequestOptionsFromJSON` and `toJSON`, which Safari has only since 18.4: one way for
// every browser. Lazy, because few visitors use it.

const bytesOf = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), character => character.charCodeAt(0))

const base64Url = (bytes: ArrayBuffer | null) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer())))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** What every answer of an authenticator begins with. */
const idOf = (id: string) => ({ id, rawId: id, type: 'public-key' }) as const

/** Whether passkeys of a domain can be used on this page: it is within the domain, or the browser looks up related origins. */
export async function isUsableHere(rpId: string): Promise<boolean> {
  const { hostname } = location
  if (hostname === rpId || hostname.endsWith(`.${rpId}`)) return true
  const capabilities = await PublicKeyCredential.getClientCapabilities?.()
  return capabilities?.relatedOrigins === true
}

/** Whether the browser suggests passkeys in a field. */
export const canSuggest = async (): Promise<boolean> =>
  (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true

/**
 * Lets the person choose a passkey and sign the challenge with it.
 * @param mediation `conditional` suggests passkeys in the field with `webauthn` and waits; otherwise a dialog opens
 * @throws DOMException NotAllowedError if the person declines, AbortError after `signal`, SecurityError for a foreign domain
 */
export async function signChallenge(
  { challenge, rpId, timeout, userVerification }: PasskeyRequest,
  signal: AbortSignal,
  mediation?: 'conditional',
): Promise<SignedPasskey> {
  const credential = await navigator.credentials.get({
    publicKey: { challenge: bytesOf(challenge), rpId, timeout, userVerification },
    signal,
    ...(mediation && { mediation }),
  })
  const { id, response } = credential as PublicKeyCredential
  const { clientDataJSON, authenticatorData, signature, userHandle } =
    response as AuthenticatorAssertionResponse
  return {
    ...idOf(id),
    response: {
      clientDataJSON: base64Url(clientDataJSON),
      authenticatorData: base64Url(authenticatorData),
      signature: base64Url(signature),
      userHandle: base64Url(userHandle),
    },
  }
}

/**
 * Makes a passkey on a device of the person.
 * @throws DOMException NotAllowedError if the person declines, InvalidStateError if the device has one already
 */
export async function makePasskey({
  challenge,
  user,
  excludeCredentials,
  ...options
}: PasskeyCreation): Promise<NewPasskey> {
  const credential = await navigator.credentials.create({
    publicKey: {
      ...options,
      challenge: bytesOf(challenge),
      user: { ...user, id: bytesOf(user.id) },
      excludeCredentials: excludeCredentials.map(({ type, id, transports }) => ({
        type,
        id: bytesOf(id),
        // Values that a browser does not know are ignored by it.
        transports: transports as AuthenticatorTransport[],
      })),
    },
  })
  const { id, response } = credential as PublicKeyCredential
  const { clientDataJSON, attestationObject, getTransports } = response as AuthenticatorAttestationResponse
  return {
    ...idOf(id),
    response: {
      clientDataJSON: base64Url(clientDataJSON),
      attestationObject: base64Url(attestationObject),
      transports: getTransports?.call(response) ?? [],
    },
  }
}
