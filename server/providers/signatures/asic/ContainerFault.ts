/**
 * Why a container proves nothing.
 * - `not_container`: it is no ASiC-E container with one XAdES signature, or is built in a way that readers could
 *   understand differently
 * - `changed`: a checksum, a digest or the signature does not fit the content
 * - `not_trusted`: no configured root vouches for the signer's certificate
 */
export type ContainerFaultReason = 'not_container' | 'changed' | 'not_trusted'

/** A container that is refused. The message is for operators and contains nothing of the container. */
export class ContainerFault extends Error {
  readonly reason: ContainerFaultReason

  constructor(reason: ContainerFaultReason, message: string) {
    super(message)
    this.reason = reason
  }
}

/** @throws ContainerFault if the condition is false */
export function require(
  condition: unknown,
  message: string,
  reason: ContainerFaultReason = 'not_container',
): asserts condition {
  if (!condition) throw new ContainerFault(reason, message)
}
