import type { ReactNode } from 'react'
import { collections, type Collection } from '#domain/catalogue/entries/collections.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { deskMessages } from '#app/messages/desk/desk.ts'
import { deskCatalogueMessages } from '#app/messages/desk/catalogue/catalogue.ts'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { RoomTabs } from '#app/desk/kit/room-tabs.tsx'
import { NEW } from '#app/desk/kit/entry-links.ts'
import { EntryListPage } from './list/entry-list-page.tsx'
import { EntryPage } from './entry/entry-page.tsx'
import { ImportPage } from './import/import-page.tsx'
import { SchedulePage } from './prices/schedule-page.tsx'

/** The tabs that are no collections. */
const IMPORT = 'import'
const SCHEDULED = 'scheduled'

/** The catalogue at the desk, by the part of the address below `/desk/catalogue` (GOODS-01). */
export function CatalogueRoom({ path }: { path: string }) {
  const t = useMessages(deskMessages)
  const [place = '', id = ''] = path.split('/')
  if (place === IMPORT)
    return (
      <CatalogueFrame current={IMPORT}>
        <ImportPage />
      </CatalogueFrame>
    )
  if (place === SCHEDULED)
    return (
      <CatalogueFrame current={SCHEDULED}>
        <SchedulePage />
      </CatalogueFrame>
    )
  const collection = place === '' ? 'products' : collections.find((each) => each === place)
  if (collection === undefined) return <EmptyState level={1} title={t.notFoundTitle} />
  if (id !== '')
    return <EntryPage key={path} collection={collection} id={id === NEW ? null : decodeURIComponent(id)} />
  return (
    <CatalogueFrame current={collection}>
      <EntryListPage key={collection} collection={collection} />
    </CatalogueFrame>
  )
}

interface FrameProps {
  current: Collection | typeof IMPORT | typeof SCHEDULED
  children: ReactNode
}

/** The tabs of the catalogue. */
function CatalogueFrame({ current, children }: FrameProps) {
  const t = useMessages(deskMessages)
  const words = useMessages(deskCatalogueMessages)
  const tabs = [
    'products',
    'subcategories',
    'categories',
    'departments',
    'banners',
    SCHEDULED,
    IMPORT,
  ] as const
  return (
    <>
      <h1 className="mb-3 text-xl">{t.catalogue}</h1>
      <RoomTabs
        label={words.tabs}
        base="/desk/catalogue"
        current={current}
        tabs={tabs.map((tab) => [tab, words[`tab-${tab}`]] as const)}
      />
      {children}
    </>
  )
}
