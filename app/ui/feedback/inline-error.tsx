import { useWords } from '#app/i18n/locale.tsx'
import { uiWords } from '#app/messages/ui.ts'

interface FailureLineProps {
  text: string
  /** Offers another try. */
  onRetry?: () => void
}

/** One line in red: a part of the page failed while the rest works. */
export function FailureLine({ text, onRetry }: FailureLineProps) {
  const words = useWords(uiWords)
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-4 rounded-control bg-bad-soft px-4 py-3 text-sm font-medium text-bad"
    >
      <p>{text}</p>
      {onRetry && (
        <button type="button" className="touch font-price underline" onClick={onRetry}>
          {words.retry}
        </button>
      )}
    </div>
  )
}
