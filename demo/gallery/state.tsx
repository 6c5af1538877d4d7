import { createRoot } from 'react-dom/client'
import { isLocale } from '../../src/api/schemas/locales.ts'
import { readAddress } from './address.ts'
import { followDraftCss } from './scenarios/draftCss.ts'
import { loadScenarios } from './scenarios/loadScenarios.ts'
import { ShadowStage } from './scenarios/ShadowStage.tsx'
import './state.css'

/** Renders the state that the URL names: "#/bills?state=paid&locale=lt&scheme=dark". */
async function drawState(place: HTMLElement) {
  const { name, attributes } = readAddress(location.hash)
  const { state = '', locale = '', scheme } = attributes
  const set = await loadScenarios(name, isLocale(locale) ? locale : 'en')
  const props = set?.states[state]
  if (!set || !props) throw new Error(`${name} has no state "${state}"`)
  document.documentElement.dataset.scheme = scheme
  const { View, css, texts } = set
  createRoot(place).render(
    <ShadowStage
      css={css}
      scheme={scheme === 'dark' ? 'dark' : 'light'}
      texts={texts}
      onDrawn={followDraftCss}
    >
      <View {...props} />
    </ShadowStage>,
  )
}

const place = document.getElementById('root')
if (place)
  drawState(place).catch(() => {
    place.textContent = 'This state could not be drawn. Load the page again.'
  })
addEventListener('hashchange', () => location.reload())
