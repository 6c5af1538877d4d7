import type { PasskeyVerifier } from './PasskeyVerifier.ts'
import { passkeyAlgorithms } from './passkeyAlgorithms.ts'

// Loaded with the first passkey: a server that sees none starts without it.
const library = () => import('@simplewebauthn/server')

/** Verifies passkeys by SimpleWebAuthn. */
export const webAuthnVerifier: PasskeyVerifier = {
  async verifyNew(credential, { challenge, origin, rpId }) {
    const { verifyRegistrationResponse } = await library()
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...credential,
        clientExtensionResults: {},
        response: {
          clientDataJSON: credential.response.clientDataJSON,
          attestationObject: credential.response.attestationObject,
        },
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: [...passkeyAlgorithms],
    })
    if (!verified) throw new Error('The attestation is not valid.')
    const { id, publicKey, counter } = registrationInfo.credential
    return { credentialId: id, publicKey, counter, isSynced: registrationInfo.credentialBackedUp }
  },

  async verifyUse(credential, { challenge, origin, rpId }, { credentialId, publicKey, counter }) {
    const { verifyAuthenticationResponse } = await library()
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter },
    })
    if (!verified) throw new Error('The signature is not valid.')
    return { counter: authenticationInfo.newCounter, isSynced: authenticationInfo.credentialBackedUp }
  },
}
