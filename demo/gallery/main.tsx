import { createRoot } from 'react-dom/client'
import { configureLoader } from './answers.ts'
import { Gallery } from './Gallery.tsx'
import './site.css'

configureLoader()
const root = document.getElementById('root')
if (root) createRoot(root).render(<Gallery />)
