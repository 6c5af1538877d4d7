import type { Form } from '../../src/forms/useForm.ts'
import { useT } from '../../src/i18n/useT.ts'

/** The message of a failed call, in the words of this form where it has its own. */
export function useProblem({
  failure,
  problem,
}: Pick<Form<Readonly<Record<string, unknown>>>, 'failure' | 'problem'>): string | undefined {
  const t = useT()
  return failure?.code === 'link_not_found' || failure?.code === 'forbidden'
    ? t(`problems.${failure.code}`)
    : problem
}
