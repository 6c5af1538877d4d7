import { createRoot } from 'react-dom/client'
import { configure } from 'resident-widgets/configure'
import { App } from './App.tsx'

// Once for the whole page. An app of yours knows where its portal is: configure({ api: 'https://portal.example', … })
configure({ api: document.querySelector<HTMLMetaElement>('meta[name=portal]')?.content, vendor: 'alfa' })

const place = document.querySelector('#app')
if (place) createRoot(place).render(<App />)
