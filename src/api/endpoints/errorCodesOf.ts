import type { ErrorCode } from '../schemas/errors.ts'
import type { Permission } from '../schemas/permissions.ts'
import type { Access, Endpoint } from './endpoint.ts'

const codesOfAccess: Readonly<Record<Access, readonly ErrorCode[]>> = {
  anyone: [],
  user: ['unauthenticated'],
  contract: ['unauthenticated', 'not_found'],
  'contract-name': ['unauthenticated', 'not_found'],
  organization: ['unauthenticated', 'not_found'],
  signature: ['forbidden'],
  partner: ['unauthenticated', 'forbidden'],
  vendor: ['unauthenticated', 'forbidden', 'rate_limited'],
}

const codesOfContent = ['body_too_large', 'unsupported_media_type', 'validation_failed'] as const
/** Codes that every call may answer: faults, and a server that is busy or closed for maintenance. */
const commonCodes = ['internal', 'maintenance', 'unavailable'] as const

/** The code of a missing permission: voting has its own. */
export const missingPermissionCode = (permission: Permission): ErrorCode =>
  permission === 'vote' ? 'poll_participant_not_found' : 'forbidden'

/**
 * Every error code that a call may answer, in alphabetical order: those that follow from its declaration and its own
 * `errors`. A server in development refuses to answer another one (ERR-1).
 */
export function errorCodesOf(endpoint: Endpoint): ErrorCode[] {
  const { access, permission, params, query, body, files, stream, idempotencyKey, errors = [] } = endpoint
  const codes = new Set<ErrorCode>([
    ...commonCodes,
    ...codesOfAccess[access],
    ...(permission ? [missingPermissionCode(permission), 'not_found' as const] : []),
    // A path parameter that does not parse names nothing.
    ...(params ? (['not_found'] as const) : []),
    ...(query || idempotencyKey ? (['validation_failed'] as const) : []),
    ...(body ? (['bad_json', ...codesOfContent] as const) : []),
    ...(files || stream ? codesOfContent : []),
    ...(idempotencyKey ? (['idempotency_conflict'] as const) : []),
    ...errors,
  ])
  return [...codes].sort()
}
