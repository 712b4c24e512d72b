import type { ReactNode } from 'react'
import { useMessages } from '#app/i18n/locale.tsx'
import { deskMessages } from '#app/messages/desk/desk.ts'
import type { LoadState } from '#app/state-kit/use-load.ts'
import { ErrorState } from '#app/ui/feedback/error-state.tsx'
import { Skeleton } from '#app/ui/feedback/skeleton.tsx'
import { useDeskError } from '../use-desk-error.ts'

interface LoadedProps<T> {
  loading: LoadState<T> & { readonly reload: () => void }
  /** The level of the heading of a failure; 1 where nothing else on the page has one. */
  level?: 1 | 2
  children: (content: T) => ReactNode
}

/** What a part of the desk loads: a skeleton, then the content, or what failed with another try. */
export function Loaded<T>({ loading, level = 2, children }: LoadedProps<T>) {
  const t = useMessages(deskMessages)
  const describe = useDeskError()
  if (loading.status === 'loading') return <Skeleton className="h-96 rounded-card" />
  if (loading.status === 'failed')
    return (
      <ErrorState
        level={level}
        title={t.loadFailed}
        text={describe(loading.failure)}
        onRetry={loading.reload}
      />
    )
  return children(loading.content)
}
