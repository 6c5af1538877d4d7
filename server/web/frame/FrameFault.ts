import { fillText } from '../../texts/fillText.ts'
import type { FrameTexts } from './frameTexts.ts'

/** Why a URL shows no element: the code of the message, and its placeholders' values. */
export interface FrameFault {
  readonly code: keyof FrameTexts['faults']
  readonly values: Readonly<Record<string, string>>
}

/** The message of a fault. */
export const faultText = ({ faults }: FrameTexts, { code, values }: FrameFault): string =>
  fillText(faults[code], values)
