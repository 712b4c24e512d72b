import { SearchBox } from '#app/features/shell/search-box.tsx'
import { lazyComponent } from '#app/ui/overlays/lazy-component.tsx'

const suggestions = lazyComponent(() =>
  import('#app/features/search/suggestion-list.tsx').then((part) => part.SuggestionList),
)

/** The search box of the header with what is offered while typing, fetched when the box gets the focus. */
export function HeaderSearch() {
  return <SearchBox suggestions={suggestions} />
}
