import type { RoleViewProps } from './RoleView.tsx'

export type RoleScenario = Pick<RoleViewProps, 'roles' | 'current'>

const role = (id: number, externalName: string, name = externalName) => ({ id, externalName, name })

/** Every state of the view by name, for tests, the gallery and screenshots. */
export const scenarios = (): Readonly<Record<string, RoleScenario>> => ({
  'owner and president': { roles: [role(1, 'owner'), role(7, 'president')], current: 7 },
  'all roles': {
    roles: ['owner', 'tenant', 'co_owner', 'payer', 'other', 'member_of_the_board', 'president'].map(
      (name, at) => role(at + 1, name),
    ),
    current: 6,
  },
  'a role without text': { roles: [role(1, 'owner'), role(90, 'caretaker', 'Caretaker')], current: 90 },
  'only one': { roles: [role(1, 'owner')], current: 1 },
})
