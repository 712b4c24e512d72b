import { Search } from '#app/ui/icons/search.tsx'
import { Form, useLocation, useSearchParams } from 'react-router'
import { useWords } from '#app/words/locale.tsx'
import { shellWords } from '#app/words/shell.ts'

/** The search box of the header: a plain form that leads to `/search?q=`. */
export function SearchBox() {
  const words = useWords(shellWords)
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const asked = pathname === '/search' ? (query.get('q') ?? '') : ''
  return (
    <search>
      <Form action="/search" className="relative w-full">
        <input
          key={asked}
          type="search"
          name="q"
          required
          defaultValue={asked}
          aria-label={words.searchLabel}
          placeholder={words.searchPlaceholder}
          autoComplete="off"
          enterKeyHint="search"
          className="h-11 w-full rounded-control border border-control bg-surface pr-12 pl-4 focus-visible:outline-offset-1"
        />
        <button
          type="submit"
          aria-label={words.search}
          className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-control text-quiet hover:text-accent focus-visible:-outline-offset-2"
        >
          <Search size={20} />
        </button>
      </Form>
    </search>
  )
}
