import { useRef, useState } from 'react'
import { asApiError } from '../../src/client/ApiError.ts'
import { useT } from '../../src/i18n/useT.ts'
import { errorText } from '../../src/runtime/errorText.ts'

/** How one switch stands while it is being saved, and why it went back. */
interface Change {
  readonly wanted?: boolean
  readonly problem?: string
}

/**
 * Switches that move at once and go back, with a sentence, when the change was not saved. Each stands for itself: one
 * that fails does not take along another that was moved meanwhile.
 */
export function useSwitches() {
  const t = useT()
  const [changes, setChanges] = useState<Readonly<Record<string, Change>>>({})
  const saving = useRef(new Set<string>())

  return {
    /** The state of a switch that the server last knew as `given`. */
    of: (name: string, given: boolean) => ({
      given: changes[name]?.wanted ?? given,
      busy: changes[name]?.wanted !== undefined,
      problem: changes[name]?.problem,
    }),
    /** Moves a switch; `save` has put what the server answered where `given` comes from when it is over. */
    async move(name: string, wanted: boolean, save: () => Promise<void>) {
      if (saving.current.has(name)) return
      saving.current.add(name)
      const change = (next: Change) => setChanges(all => ({ ...all, [name]: next }))
      change({ wanted })
      try {
        await save()
        change({})
      } catch (error) {
        change({ problem: errorText(t, asApiError(error)) })
      } finally {
        saving.current.delete(name)
      }
    },
  }
}
