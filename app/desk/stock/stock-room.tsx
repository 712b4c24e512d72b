import { stockChangeKinds, type StockChangeKind } from '#domain/stock/stock-change.ts'
import { MovementsPage } from './movements-page.tsx'
import { PlacesPage } from './places-page.tsx'
import { StockChangePage } from './stock-change-page.tsx'
import { StockListPage } from './stock-list-page.tsx'

/** The rooms of stock, by the part of the address below `/desk/stock`. */
export function StockRoom({ path }: { path: string }) {
  if (path === 'movements') return <MovementsPage />
  if (path === 'places') return <PlacesPage />
  const kind = stockChangeKinds.find((one): one is StockChangeKind => one === path)
  return kind === undefined ? <StockListPage /> : <StockChangePage key={kind} kind={kind} />
}
