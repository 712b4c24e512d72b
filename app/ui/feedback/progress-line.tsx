import { useNavigation } from 'react-router'
import { uiMessages } from '#messages/ui.ts'

/** A thin progress line while the next page loads, so that a tap always gets an immediate response. */
export function ProgressLine() {
  const t = uiMessages
  const { state } = useNavigation()
  return (
    <output className="pointer-events-none fixed inset-x-0 top-0 z-60 h-0.75 overflow-hidden">
      {state !== 'idle' && (
        <span className="progress block h-full bg-accent">
          <span className="sr-only">{t.loading}</span>
        </span>
      )}
    </output>
  )
}
