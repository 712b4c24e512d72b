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
import { useMessages } from '#app/i18n/locale.tsx'
import { shellMessages } from '#app/messages/shell.ts'

/** What a part that offers something while a person types works with. */
export interface SuggestionsProps {
  /** The id of the list that the box controls. */
  id: string
  text: string
  /** What the keyboard is on; null while no list is shown. */
  onShown: (shown: { active: string | undefined } | null) => void
  onClose: () => void
  /** Filled by the part: takes the keys of the box, true when it has used one. */
  keysRef: RefObject<((key: string) => boolean) | null>
}

interface SearchBoxProps {
  /** Code that comes when the box gets the focus. */
  suggestions?: { Part: ComponentType<SuggestionsProps>; preload: () => void }
}

/** The search box of the header: a plain form that leads to `/search?q=`, with what is offered while typing. */
export function SearchBox({ suggestions }: SearchBoxProps) {
  const t = useMessages(shellMessages)
  const { pathname, key } = useLocation()
  const [query] = useSearchParams()
  const [typed, setTyped] = useState<{ text: string; page: string } | null>(null)
  const [shown, setShown] = useState<{ active: string | undefined } | null>(null)
  const keysRef = useRef<((key: string) => boolean) | null>(null)
  const id = useId()
  const asked = pathname === '/search' ? (query.get('q') ?? '') : ''
  // what was typed on another page is done with
  const text = typed?.page === key ? typed.text : ''

  function press(event: KeyboardEvent) {
    if (keysRef.current?.(event.key) === true) event.preventDefault()
  }

  return (
    <search
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setTyped(null)
      }}
    >
      <Form action="/search" className="relative w-full" onSubmit={() => setTyped(null)}>
        <input
          key={asked}
          type="search"
          name="q"
          required
          maxLength={200}
          defaultValue={asked}
          aria-label={t.searchLabel}
          placeholder={t.searchPlaceholder}
          autoComplete="off"
          enterKeyHint="search"
          onFocus={suggestions?.preload}
          onInput={(event) => setTyped({ text: event.currentTarget.value, page: key })}
          onKeyDown={press}
          {...(suggestions && {
            role: 'combobox',
            'aria-autocomplete': 'list' as const,
            'aria-expanded': shown !== null,
            'aria-controls': shown ? id : undefined,
            'aria-activedescendant': shown?.active,
          })}
          className="h-11 w-full rounded-control border border-control bg-surface pr-12 pl-4 focus-visible:outline-offset-1"
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
            <suggestions.Part
              id={id}
              text={text}
              keysRef={keysRef}
              onShown={setShown}
              onClose={() => setTyped(null)}
            />
          </Suspense>
        )}
      </Form>
    </search>
  )
}
