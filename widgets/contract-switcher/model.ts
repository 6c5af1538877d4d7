/** Whether a vendor's list is expanded when the drawer opens: only a short one is (CON-1). */
export const startsExpanded = (contracts: number): boolean => contracts < 4
