import type { X509Certificate } from 'node:crypto'
import { require } from './ContainerFault.ts'

const mostLevels = 5

const isValidAt = (certificate: X509Certificate, at: Date) =>
  new Date(certificate.validFrom) <= at && at <= new Date(certificate.validTo)

const isIssuedBy = (certificate: X509Certificate, issuer: X509Certificate) =>
  issuer.ca && certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey)

/**
 * Requires that a configured root vouches for a certificate, directly or through certificates of the signature.
 * Each has to be valid at the time. Revocation is not asked: src/decisions/votes-in-containers.md.
 * @throws ContainerFault
 */
export function requireTrustedPath(
  certificate: X509Certificate,
  others: readonly X509Certificate[],
  roots: readonly X509Certificate[],
  at: Date,
): void {
  const isTrusted = (subject: X509Certificate, level: number): boolean =>
    isValidAt(subject, at) &&
    level <= mostLevels &&
    (roots.some(root => isValidAt(root, at) && isIssuedBy(subject, root)) ||
      others.some(
        issuer => issuer !== subject && isIssuedBy(subject, issuer) && isTrusted(issuer, level + 1),
      ))
  require(!certificate.ca &&
    isTrusted(certificate, 1), 'No configured root vouches for the signer.', 'not_trusted')
}
