import { Search } from '#app/ui/icons/search.tsx'
import {
  Suspense,
  useId,
  useRef,
  useState,
  type ComponentType,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import { Form, useLocation, useSearchParams } from 'react-router'
import { shellMessages } from '#messages/shell.ts'

/** Props of the suggestion list, which the search box renders without knowing its feature. */
export interface SuggestionsProps {
  /** The id of the list that the box controls. */
  id: string
  text: string
  /** Reports the highlighted option; null while no list is shown. */
  onListChange: (list: { active: string | undefined } | null) => void
  onClose: () => void
  /** Set by the list: handles a key press of the box, returning true when it used the key. */
  keyHandlerRef: RefObject<((key: string) => boolean) | null>
}

interface SearchBoxProps {
  /** Loaded when the box is focused. */
  suggestions?: { Component: ComponentType<SuggestionsProps>; preload: () => void }
}

/** The search box: a plain form to `/search?q=`, with suggestions while typing (SEARCH-01). */
export function SearchBox({ suggestions }: SearchBoxProps) {
  const t = shellMessages
  const { pathname, key } = useLocation()
  const [query] = useSearchParams()
  const [typed, setTyped] = useState<{ text: string; page: string } | null>(null)
  const [list, setList] = useState<{ active: string | undefined } | null>(null)
  const keyHandlerRef = useRef<((key: string) => boolean) | null>(null)
  const id = useId()
  const currentQuery = pathname === '/search' ? (query.get('q') ?? '') : ''
  // text typed on another page is discarded
  const text = typed?.page === key ? typed.text : ''

  function handleKey(event: KeyboardEvent) {
    if (keyHandlerRef.current?.(event.key) === true) event.preventDefault()
  }

  return (
    <search
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setTyped(null)
      }}
    >
      <Form action="/search" className="relative w-full" onSubmit={() => setTyped(null)}>
        <input
          key={currentQuery}
          type="search"
          name="q"
          required
          defaultValue={currentQuery}
          aria-label={t.searchLabel}
          placeholder={t.searchPlaceholder}
          autoComplete="off"
          enterKeyHint="search"
          onFocus={suggestions?.preload}
          onInput={(event) => setTyped({ text: event.currentTarget.value, page: key })}
          onKeyDown={handleKey}
          {...(suggestions && {
            role: 'combobox',
            'aria-autocomplete': 'list' as const,
            'aria-expanded': list !== null,
            'aria-controls': list ? id : undefined,
            'aria-activedescendant': list?.active,
          })}
          className="min-h-11 w-full rounded-control border border-control bg-surface pr-12 pl-4 focus-visible:outline-offset-1"
        />
        <button
          type="submit"
          aria-label={t.search}
          className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-control text-quiet hover:text-accent focus-visible:-outline-offset-2"
        >
          <Search size={20} />
        </button>
        {suggestions && text.trim() !== '' && (
          <Suspense fallback={null}>
            <suggestions.Component
              id={id}
              text={text}
              keyHandlerRef={keyHandlerRef}
              onListChange={setList}
              onClose={() => setTyped(null)}
            />
          </Suspense>
        )}
      </Form>
    </search>
  )
}
