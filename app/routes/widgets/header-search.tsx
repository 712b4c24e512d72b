import { DepartmentsLink } from '#app/features/categories/departments-link.tsx'
import { SearchBox } from '#app/features/shell/search-box.tsx'
import { lazyComponent } from '#app/ui/overlays/lazy-component.tsx'

const suggestions = lazyComponent(() =>
  import('#app/features/search/suggestion-list.tsx').then((module) => module.SuggestionList),
)

/** On wide screens the departments, and the search box with its suggestion list, which is loaded on focus. */
export function HeaderSearch() {
  return (
    <div className="flex items-center gap-2">
      <DepartmentsLink />
      <div className="min-w-0 flex-1">
        <SearchBox suggestions={suggestions} />
      </div>
    </div>
  )
}
