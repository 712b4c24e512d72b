import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { collections, type Collection } from '#domain/catalogue/entries/collections.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { deskMessages } from '#app/messages/desk.ts'
import { deskCatalogueMessages } from '#app/messages/desk-catalogue.ts'
import { classNames } from '#app/ui/class-names.ts'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { NEW } from './entry-links.ts'
import { EntryListPage } from './entry-list-page.tsx'
import { EntryPage } from './entry-page.tsx'
import { ImportPage } from './import-page.tsx'

/** The tab that is no collection. */
const IMPORT = 'import'

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

/** The tabs of the catalogue. */
function CatalogueFrame({ current, children }: { current: Collection | typeof IMPORT; children: ReactNode }) {
  const t = useMessages(deskMessages)
  const words = useMessages(deskCatalogueMessages)
  const tabs = ['products', 'subcategories', 'categories', 'departments', 'banners', IMPORT] as const
  return (
    <>
      <h1 className="mb-3 text-xl">{t.catalogue}</h1>
      <nav aria-label={words.tabs} className="-mx-4 mb-4 overflow-x-auto px-4 [scrollbar-width:none]">
        <ul className="flex gap-1 border-b border-hairline">
          {tabs.map((tab) => (
            <li key={tab}>
              <Link
                to={`/desk/catalogue/${tab}`}
                aria-current={tab === current ? 'page' : undefined}
                className={classNames(
                  'grid min-h-11 items-center border-b-2 px-3 font-medium whitespace-nowrap',
                  tab === current
                    ? 'border-accent text-accent'
                    : 'border-transparent text-quiet hover:text-ink',
                )}
              >
                {words[`tab-${tab}`]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </>
  )
}
