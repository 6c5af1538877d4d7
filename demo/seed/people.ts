/** Password of every demo account. */
export const demoPassword = 'resident-demo'

interface Person {
  readonly id: number
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly phone: string | null
  readonly roleIds: readonly number[]
  readonly isConfirmed: boolean
  readonly invalidFields: readonly string[]
  /** False for an account that has not agreed to the terms of the payment service yet. Default: true. */
  readonly hasPaid?: boolean
  /** What the account demonstrates; printed at start. */
  readonly about: string
}

const ordinary = { roleIds: [1], isConfirmed: true, invalidFields: [] } as const

/** The demo accounts. */
export const seedPeople: readonly Person[] = [
  {
    ...ordinary,
    id: 1,
    email: 'owner@example.com',
    firstName: 'Rūta',
    lastName: 'Žemaitienė',
    phone: '+37061200001',
    about: 'several contracts with two vendors',
  },
  {
    ...ordinary,
    id: 2,
    email: 'single@example.com',
    firstName: 'Jonas',
    lastName: 'Kazlauskas',
    phone: '+37061200002',
    about: 'one contract',
  },
  {
    ...ordinary,
    id: 3,
    email: 'board@example.com',
    firstName: 'Eglė',
    lastName: 'Šimkutė',
    phone: '+37061200003',
    roleIds: [1, 7],
    about: 'two roles: owner and president',
  },
  {
    ...ordinary,
    id: 4,
    email: 'tenant@example.com',
    firstName: 'Oļegs',
    lastName: 'Bērziņš',
    phone: '+37120000004',
    roleIds: [2],
    hasPaid: false,
    about: 'a tenant who has not paid here yet',
  },
  {
    ...ordinary,
    id: 5,
    email: 'many@example.com',
    firstName: 'Vytautas',
    lastName: 'Čepulis',
    phone: '+37061200005',
    about: '60 contracts with three vendors; is a neighbour’s proxy',
  },
  {
    ...ordinary,
    id: 6,
    email: 'repair@example.com',
    firstName: 'Ilze',
    lastName: '-',
    phone: '861200006',
    invalidFields: ['lastName', 'phone'],
    about: 'details that need correcting',
  },
  {
    ...ordinary,
    id: 7,
    email: 'empty@example.com',
    firstName: 'Мария',
    lastName: 'Петрова',
    phone: null,
    roleIds: [],
    about: 'no contract yet',
  },
  {
    ...ordinary,
    id: 8,
    email: 'unconfirmed@example.com',
    firstName: 'Tomas',
    lastName: 'Žukauskas',
    phone: '+37061200008',
    isConfirmed: false,
    about: 'e-mail not confirmed, cannot sign in',
  },
  {
    ...ordinary,
    id: 9,
    email: 'payer@example.com',
    firstName: 'Mantas',
    lastName: 'Žemaitis',
    phone: '+37061200009',
    roleIds: [1, 4],
    about: 'pays for a relative; owns a home that the company has not confirmed',
  },
]
