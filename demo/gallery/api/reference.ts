import SwaggerUI from 'swagger-ui-dist/swagger-ui-es-bundle.js'
import 'swagger-ui-dist/swagger-ui.css'
import '../site.css'
import './reference.css'

const dark = matchMedia('(prefers-color-scheme: dark)')

function followScheme(): void {
  document.documentElement.classList.toggle('dark-mode', dark.matches)
}

dark.addEventListener('change', followScheme)
followScheme()
SwaggerUI({
  dom_id: '#reference',
  url: '/api/v5/openapi.json',
  // Its links are nested in buttons, which screen readers cannot use.
  deepLinking: false,
  docExpansion: 'none',
  defaultModelsExpandDepth: -1,
  // The validator of swagger.io would be called otherwise.
  validatorUrl: null,
})
