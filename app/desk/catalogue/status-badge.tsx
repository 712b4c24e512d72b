import type { EntryStatus } from '#domain/catalogue/entries/collections.ts'
import { deskCatalogueMessages } from '#app/messages/desk/catalogue/catalogue.ts'
import { Badge } from '#app/ui/badge.tsx'

const tones = { published: 'good', draft: 'caution', archived: 'plain' } as const

export function StatusBadge({ status }: { status: EntryStatus }) {
  const t = deskCatalogueMessages
  return <Badge tone={tones[status]}>{t[`status-${status}`]}</Badge>
}
