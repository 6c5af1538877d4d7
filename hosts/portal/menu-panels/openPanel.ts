import { createStore } from 'zustand/vanilla'

/** What a button of the frame opens and closes. */
export type PanelName = 'main' | 'more' | 'profile' | 'guest' | 'organization' | 'right-more' | 'card-payment'

/** Which of them is open: one at most, so that opening one closes the others (LAY-18). */
export const openPanel = createStore<{ readonly name: PanelName | undefined }>(() => ({ name: undefined }))

/** Opens a panel, or closes it when it is the open one. */
export const togglePanel = (name: PanelName): void =>
  openPanel.setState(open => ({ name: open.name === name ? undefined : name }))

/** Closes whatever is open. */
export const closeAll = (): void => openPanel.setState({ name: undefined })
