import { createRoot } from 'react-dom/client'
import { Gallery } from './Gallery.tsx'
import './site.css'

const place = document.getElementById('root')
if (place) createRoot(place).render(<Gallery />)
