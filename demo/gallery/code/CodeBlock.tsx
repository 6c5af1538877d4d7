import { Check, Copy } from 'lucide'
import { useState } from 'react'
import { Button } from '../../../src/ui/Button.tsx'

interface Props {
  /** Accessible name. */
  readonly label: string
  readonly text: string
}

/** Code with a copy button. If the browser forbids copying, the button selects the code. */
export function CodeBlock({ label, text }: Props) {
  const [copied, setCopied] = useState('')
  const copy = async (code: HTMLElement | null) => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(text)
    } catch {
      if (code) getSelection()?.selectAllChildren(code)
    }
  }
  const isCopied = copied === text
  return (
    <figure className="gallery-code" aria-label={label}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: wide code can be scrolled with the keyboard */}
      <pre tabIndex={0}>
        <code>{text}</code>
      </pre>
      <Button
        variant="quiet"
        icon={isCopied ? Check : Copy}
        onClick={event => copy(event.currentTarget.parentElement?.querySelector('code') ?? null)}
      >
        {isCopied ? 'Copied' : 'Copy'}
      </Button>
    </figure>
  )
}
