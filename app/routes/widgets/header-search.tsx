import { SearchBox } from '#app/features/shell/search-box.tsx'
import { lazyComponent } from '#app/ui/overlays/lazy-component.tsx'

const suggestions = lazyComponent(() =>
  import('#app/features/search/suggestion-list.tsx').then((module) => module.SuggestionList),
)

/** The search box with its suggestion list, which is loaded on focus. */
export function HeaderSearch() {
  return <SearchBox suggestions={suggestions} />
}
