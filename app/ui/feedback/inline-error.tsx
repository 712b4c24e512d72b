import { uiMessages } from '#messages/ui.ts'

interface InlineErrorProps {
  text: string
  /** Adds a retry button. */
  onRetry?: () => void
}

/** One line in red: part of the page failed while the rest works. */
export function InlineError({ text, onRetry }: InlineErrorProps) {
  const t = uiMessages
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-4 rounded-control bg-bad-soft px-4 py-3 text-sm font-medium text-bad"
    >
      <p>{text}</p>
      {onRetry && (
        <button type="button" className="touch font-price underline" onClick={onRetry}>
          {t.retry}
        </button>
      )}
    </div>
  )
}
