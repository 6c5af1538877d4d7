import { createRoot } from 'react-dom/client'
import { configure } from 'resident-widgets/configure'
import { App } from './App.tsx'

// Once for the whole page. In your app: configure({ api: 'https://portal.example', vendor: 'alfa' })
configure({ api: document.querySelector<HTMLMetaElement>('meta[name=portal]')?.content })

const place = document.querySelector('#app')
if (place) createRoot(place).render(<App />)
