import { createRoot } from 'react-dom/client'
import { configure } from 'resident-widgets/configure'
import 'resident-widgets/reserved.css'
import { App } from './App.tsx'

// Once per page. Your own app contains the portal's address: configure({ api: 'https://portal.example', … })
configure({ api: document.querySelector<HTMLMetaElement>('meta[name=portal]')?.content, vendor: 'alfa' })

const mountPoint = document.querySelector('#app')
if (mountPoint) createRoot(mountPoint).render(<App />)
