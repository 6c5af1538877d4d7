import type { Page } from '@playwright/test'
import { portalAddress } from './addresses.ts'
import { tokenOf } from './tokenOf.ts'

/** A new session of a person, as browsers keep it. */
export async function storedSession(page: Page, email: string): Promise<{ name: string; value: string }> {
  const token = await tokenOf(page.request, email)
  return {
    name: `resident-session:${portalAddress()}/api/v5`,
    value: `${token} ${Date.now() + 3_600_000}`,
  }
}
