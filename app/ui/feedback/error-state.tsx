import type { ReactNode } from 'react'
import { TriangleAlert } from '#app/ui/icons/triangle-alert.tsx'
import { uiMessages } from '#messages/ui.ts'
import { Button } from '#app/ui/button.tsx'

interface ErrorStateProps {
  title: string
  text?: string
  onRetry?: () => void
  action?: ReactNode
  level?: 1 | 2 | 3
}

/** Failure with its text and a way out: retry, another action, or both. */
export function ErrorState({ title, text, onRetry, action, level = 2 }: ErrorStateProps) {
  const t = uiMessages
  const Heading = `h${level}` as const
  return (
    <div role="alert" className="mx-auto flex flex-col items-center gap-3 px-4 py-12 text-center">
      <TriangleAlert size={36} className="text-bad" />
      <Heading className="text-lg">{title}</Heading>
      {text && <p className="text-balance text-quiet">{text}</p>}
      <div className="flex flex-wrap justify-center gap-2 pt-2">
        {onRetry && (
          <Button variant="secondary" onClick={onRetry}>
            {t.retry}
          </Button>
        )}
        {action}
      </div>
    </div>
  )
}
