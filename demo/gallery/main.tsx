import { createRoot } from 'react-dom/client'
import { tellLoader } from './answers.ts'
import { Gallery } from './Gallery.tsx'
import './site.css'

tellLoader()
const place = document.getElementById('root')
if (place) createRoot(place).render(<Gallery />)
