import { emptyValues } from './model.ts'
import type { FormState } from './types.ts'

/** The form before its services and methods are there, and before anything is typed. */
export const emptyForm: FormState = {
  kind: 'filling',
  services: [],
  service: '',
  methods: undefined,
  method: undefined,
  slow: false,
  values: emptyValues,
  errors: {},
  busy: false,
  bill: undefined,
  fixed: undefined,
  amount: undefined,
  problem: undefined,
  card: undefined,
}
