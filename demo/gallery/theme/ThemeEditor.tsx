import { type Token, tokens } from '../../../src/theme/tokens.ts'
import { Button } from '../../../src/ui/Button.tsx'
import { TextField } from '../../../src/ui/TextField.tsx'
import { themePairs } from './themePairs.ts'

type Theme = Readonly<Record<string, string>>

interface Props {
  /** Tokens that are set. */
  readonly theme: Theme
  readonly onChange: (theme: Theme) => void
}

const isColour = ({ light }: Token) => light.startsWith('#')

const without = (theme: Theme, name: string): Theme =>
  Object.fromEntries(Object.entries(theme).filter(([other]) => other !== name))

function ColourField({
  token,
  value,
  onChange,
}: {
  readonly token: Token
  readonly value: string | undefined
  readonly onChange: (value: string | undefined) => void
}) {
  const name = token.name.replace('--resident-', '')
  return (
    <div className="gallery-colour">
      <label>
        <input
          type="color"
          value={value ?? token.light}
          onChange={event => onChange(event.currentTarget.value)}
        />
        <span>
          {name} <span className="muted small">{token.summary}</span>
        </span>
      </label>
      {value !== undefined && (
        <Button variant="quiet" aria-label={`Reset ${name}`} onClick={() => onChange(undefined)}>
          Reset
        </Button>
      )}
    </div>
  )
}

/** Sets the public tokens and shows the contrast of the result. */
export function ThemeEditor({ theme, onChange }: Props) {
  const change = (name: string) => (value: string | undefined) =>
    onChange(value ? { ...theme, [name]: value } : without(theme, name))
  const isChanged = Object.keys(theme).length > 0
  return (
    <details className="gallery-details">
      <summary>Theme: {isChanged ? `${Object.keys(theme).length} tokens changed` : 'default'}</summary>
      <div className="stack">
        <div className="gallery-fields">
          {tokens.filter(isColour).map(token => (
            <ColourField
              key={token.name}
              token={token}
              value={theme[token.name]}
              onChange={change(token.name)}
            />
          ))}
          {tokens
            .filter(token => !isColour(token) && token.name !== '--resident-focus')
            .map(({ name, summary }) => (
              <TextField
                key={name}
                label={name.replace('--resident-', '')}
                name={name}
                hint={summary}
                value={theme[name] ?? ''}
                onInput={change(name)}
              />
            ))}
        </div>
        <table className="table gallery-table">
          <caption>Contrast, light and dark</caption>
          <thead>
            <tr>
              <th scope="col">Colour pair</th>
              <th scope="col">Needed</th>
              <th scope="col">Light</th>
              <th scope="col">Dark</th>
            </tr>
          </thead>
          <tbody>
            {themePairs(theme, 'light').map(({ front, back, needed, ratio }, at) => (
              <tr key={front + back}>
                <td>
                  {front} on {back}
                </td>
                <td>{needed}</td>
                <Ratio ratio={ratio} needed={needed} />
                <Ratio ratio={themePairs(theme, 'dark')[at]?.ratio ?? 1} needed={needed} />
              </tr>
            ))}
          </tbody>
        </table>
        {isChanged && (
          <div className="actions">
            <Button onClick={() => onChange({})}>Reset all</Button>
          </div>
        )}
      </div>
    </details>
  )
}

/** Marks a low ratio with text, because neither the number nor the colour alone is clear. */
function Ratio({ ratio, needed }: { readonly ratio: number; readonly needed: number }) {
  const isEnough = ratio >= needed
  return (
    <td className={isEnough ? undefined : 'gallery-low'}>
      {ratio.toFixed(1)} {isEnough ? '' : 'too low'}
    </td>
  )
}
