import type { ReactNode } from 'react'
import { useExpiredSession } from '#app/features/identity/use-expired-session.ts'
import { errorMessage } from '#app/i18n/error-message.ts'
import { errorMessages } from '#messages/errors.ts'
import { useLoad } from '#app/state-kit/use-load.ts'
import { ErrorState } from '#app/ui/feedback/error-state.tsx'
import { Spinner } from '#app/ui/feedback/spinner.tsx'

type LoadedProps<T> = {
  /** Stable between renders. */
  read: () => Promise<T>
  texts: { readonly loading: string; readonly failedTitle: string }
  /** `refresh` keeps the content on screen until the new one is there. */
  children: (content: T, reload: () => void, refresh: () => void) => ReactNode
}

/** A section of the profile that is loaded first: says that it loads, or why it cannot, with a way to try again. */
export function Loaded<T>({ read, texts, children }: LoadedProps<T>) {
  const errors = errorMessages
  const loading = useLoad(read)
  useExpiredSession(loading.status === 'failed' ? loading.failure : null)
  if (loading.status === 'loading') return <Spinner text={texts.loading} />
  if (loading.status === 'loaded') return children(loading.content, loading.reload, loading.refresh)
  return (
    <ErrorState
      title={texts.failedTitle}
      text={errorMessage(errors, loading.failure)}
      onRetry={loading.reload}
    />
  )
}
