import '../site.css'
import './guide.css'

const wide = matchMedia('(width >= 900px)')
const list = document.querySelector<HTMLDetailsElement>('.guide-list')

/** The list of guides is open beside the text and closed above it. */
function followWidth(): void {
  if (list) list.open = wide.matches
}

/** Adds a button that copies the code. Where the browser forbids copying, the code is selected. */
function addCopyButton(figure: HTMLElement): void {
  const code = figure.querySelector('code')
  if (!code) return
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'btn quiet'
  button.textContent = 'Copy'
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(code.textContent ?? '')
      button.textContent = 'Copied'
    } catch {
      getSelection()?.selectAllChildren(code)
    }
  })
  figure.append(button)
}

wide.addEventListener('change', followWidth)
followWidth()
for (const figure of document.querySelectorAll<HTMLElement>('.guide .gallery-code')) addCopyButton(figure)
