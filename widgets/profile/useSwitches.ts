import { useRef, useState } from 'react'
import { asApiError } from '../../src/client/ApiError.ts'
import { useT } from '../../src/i18n/useT.ts'
import { errorText } from '../../src/runtime/errorText.ts'

/** State of a switch: being saved, or reverted with an error. */
interface Change {
  readonly target?: boolean
  readonly problem?: string
}

/**
 * Optimistic switches: each moves at once, and reverts with an error message if saving fails. Switches are
 * independent of each other.
 */
export function useSwitches() {
  const t = useT()
  const [changes, setChanges] = useState<Readonly<Record<string, Change>>>({})
  const saving = useRef(new Set<string>())

  return {
    /** State of a switch whose value on the server is `given`. */
    of: (name: string, given: boolean) => ({
      given: changes[name]?.target ?? given,
      busy: changes[name]?.target !== undefined,
      problem: changes[name]?.problem,
    }),
    /** Moves a switch; `save` resolves after it has updated the source of `given`. */
    async move(name: string, target: boolean, save: () => Promise<void>) {
      if (saving.current.has(name)) return
      saving.current.add(name)
      const change = (next: Change) => setChanges(all => ({ ...all, [name]: next }))
      change({ target })
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
