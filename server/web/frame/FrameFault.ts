import type { FrameTexts } from './frameTexts.ts'

/** Why an address shows no element: the sentence that tells it, and what is filled into that. */
export interface FrameFault {
  readonly code: keyof FrameTexts['faults']
  readonly values: Readonly<Record<string, string>>
}

/** A fault in words. */
export const faultText = ({ faults }: FrameTexts, { code, values }: FrameFault): string =>
  faults[code].replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole)
