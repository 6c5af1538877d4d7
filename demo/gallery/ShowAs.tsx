import { useState } from 'react'
import { Button } from '../../src/ui/Button.tsx'
import { useSession } from './useSession.ts'

/** The resident of the demonstration who has everything. */
const resident = { email: 'owner@example.com', password: 'resident-demo' }

interface Props {
  /** Tag of an element on the page. */
  readonly tag: string
}

/** Signs in as a resident of the demonstration by one click, and out again. */
export function ShowAs({ tag }: Props) {
  const signedIn = useSession(tag)
  const [hasFailed, setFailed] = useState(false)
  const signIn = async () => {
    setFailed(false)
    if (!signedIn) return
    const { session } = signedIn
    try {
      await session.signIn(resident)
      // Elements of one contract would ask for it.
      const [group] = session.store.getState().groups
      session.chooseContract(group?.contracts[0]?.id)
    } catch {
      setFailed(true)
    }
  }
  return (
    <div className="gallery-show-as">
      {signedIn?.name ? (
        <>
          <p>
            You see what <strong>{signedIn.name}</strong> sees.
          </p>
          <Button onClick={() => void signedIn.session.signOut()}>Show as a visitor</Button>
        </>
      ) : (
        <>
          <p role="status">
            {hasFailed
              ? 'The demonstration has no such resident. Sign in by the element resident-login.'
              : 'You see what a visitor sees.'}
          </p>
          <Button variant="primary" busy={!signedIn} onClick={() => void signIn()}>
            Show as a resident
          </Button>
        </>
      )}
    </div>
  )
}
