import type { PostResult } from '../network/PostResult.ts'

/** A browser's address at its push service, and the keys that only the browser can read messages with. */
export interface PushTarget {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** Encrypts a message for a browser and posts it to the push service. */
export type SendPush = (target: PushTarget, message: object) => Promise<PostResult>
