import { createElement } from 'react'
import { createRoot } from 'react-dom/client'

const app = document.getElementById('app')
if (app) createRoot(app).render(createElement('h1', {}, 'Hello'))
