import type { useQuery } from './data/use-query.ts'
import { FilterChips } from './filter-chips.tsx'
import { SearchField } from './search-field.tsx'

interface ListSearchProps extends Pick<ReturnType<typeof useQuery>, 'query' | 'change'> {
  words: { search: string; searchHint: string }
  /** The filters of which one holds, the usual one with an empty value; none when left out. */
  filters?: readonly (readonly [value: string, label: string])[]
}

/** The search of a list and its filters, both of which the address holds. */
export function ListSearch({ words, query, change, filters }: ListSearchProps) {
  return (
    <div className="mb-4 grid grid-cols-1 gap-3">
      <SearchField
        label={words.search}
        hint={words.searchHint}
        value={query.get('q') ?? ''}
        onSearch={(q) => change({ q })}
      />
      {filters !== undefined && (
        <FilterChips
          chips={filters}
          chosen={query.get('filter') ?? ''}
          onChoose={(filter) => change({ filter })}
        />
      )}
    </div>
  )
}
