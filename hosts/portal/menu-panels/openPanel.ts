import { createStore } from 'zustand/vanilla'

/** Panels of the layouts. */
export type PanelName = 'main' | 'more' | 'profile' | 'guest' | 'organization' | 'right-more' | 'card-payment'

/** The open panel: one at most, so opening one closes the others (LAY-18). */
export const openPanel = createStore<{ readonly name: PanelName | undefined }>(() => ({ name: undefined }))

/** Opens a panel, or closes it if it is open. */
export const togglePanel = (name: PanelName): void =>
  openPanel.setState(open => ({ name: open.name === name ? undefined : name }))

/** Closes the open panel. */
export const closeAll = (): void => openPanel.setState({ name: undefined })
