import { deskMessages } from '#app/messages/desk/desk.ts'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'

/** The answer to an address below `/desk` that no page has. */
export function NotFoundPage() {
  const t = deskMessages
  return <EmptyState level={1} title={t.notFoundTitle} />
}
