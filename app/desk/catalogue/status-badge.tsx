import type { EntryStatus } from '#domain/catalogue/entries/collections.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { deskCatalogueMessages } from '#app/messages/desk/catalogue/catalogue.ts'
import { Badge } from '#app/ui/badge.tsx'

const tones = { published: 'good', draft: 'caution', archived: 'plain' } as const

/** Where an entry stands. */
export function StatusBadge({ status }: { status: EntryStatus }) {
  const words = useMessages(deskCatalogueMessages)
  return <Badge tone={tones[status]}>{words[`status-${status}`]}</Badge>
}
