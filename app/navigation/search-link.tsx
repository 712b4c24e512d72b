import { Link } from 'react-router'
import { Search } from '#app/ui/icons/search.tsx'
import { uiMessages } from '#messages/ui.ts'

/** Leads to the search from the bar of a page that hides the header on mobile. */
export function SearchLink() {
  const t = uiMessages
  return (
    <Link
      to="/search"
      aria-label={t.search}
      className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-sunken"
    >
      <Search size={22} />
    </Link>
  )
}
