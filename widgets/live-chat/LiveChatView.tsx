import { useEffect, useRef } from 'react'
import { Floating } from '../../src/runtime/Floating.tsx'
import { Bubble } from './components/Bubble.tsx'
import { ChatPanel } from './components/ChatPanel.tsx'
import type { LiveChatViewProps } from './types.ts'

/** A round button in the corner, and the conversation window it opens (CHT-1, CHT-2). */
export function LiveChatView(props: LiveChatViewProps) {
  const { hidden, open, children } = props
  const bubble = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(open)

  // Closing returns the focus to the button.
  useEffect(() => {
    if (wasOpen.current && !open) bubble.current?.focus()
    wasOpen.current = open
  }, [open])

  return (
    <Floating className="chat" hidden={hidden} inUse={open}>
      {children && <ChatPanel {...props} open={open && !hidden} />}
      <Bubble {...props} button={bubble} />
    </Floating>
  )
}
