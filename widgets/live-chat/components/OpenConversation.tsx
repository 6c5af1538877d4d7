import { useEffect, useRef } from 'react'
import { useSheet } from '../../../src/ui/useSheet.ts'
import type { PanelContentProps, ReadyChat } from '../types.ts'
import { Composer } from './Composer.tsx'
import { Messages } from './Messages.tsx'
import messagesCss from './messages.css?inline'

interface Props extends PanelContentProps {
  readonly panel: ReadyChat
}

/** The loaded messages, and the field for the next one. */
export function OpenConversation(props: Props) {
  useSheet(messagesCss)
  const field = useRef<HTMLTextAreaElement>(null)

  // On touch devices focusing the field would open the keyboard over the messages.
  useEffect(() => {
    if (matchMedia('(hover: hover)').matches) field.current?.focus()
  }, [])

  return (
    <>
      <Messages {...props} />
      <Composer {...props} field={field} />
    </>
  )
}
