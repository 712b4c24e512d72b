import { useEffect, useEffectEvent, useState, type ReactNode, type RefObject } from 'react'
import { Link, useNavigate } from 'react-router'
import { Search } from '#app/ui/icons/search.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Picture } from '#app/ui/picture.tsx'
import { Price } from '#app/ui/price.tsx'
import { useMessages } from '#app/i18n/locale.tsx'
import { searchMessages } from '#app/messages/search.ts'
import { searchPath, suggestionEntries, type SuggestionEntry } from './suggestion-entries.ts'
import { useSuggestions } from './use-suggestions.ts'

interface SuggestionListProps {
  id: string
  text: string
  onShown: (shown: { active: string | undefined } | null) => void
  onClose: () => void
  keysRef: RefObject<((key: string) => boolean) | null>
}

/** What is offered below the search box while a person types: categories, products, all results. Import lazily. */
export function SuggestionList({ id, text, onShown, onClose, keysRef }: SuggestionListProps) {
  const t = useMessages(searchMessages)
  const navigate = useNavigate()
  const found = useSuggestions(text)
  const [on, setOn] = useState<{ text: string; row: number } | null>(null)
  const entries = found === null ? [] : suggestionEntries(found)
  const rows = entries.length === 0 ? 0 : entries.length + 1
  // another text is another list
  const active = on?.text === text && on.row < rows ? on.row : null
  const optionId = (row: number) => `${id}-${row}`
  const shownActive = active === null ? undefined : optionId(active)

  const tell = useEffectEvent(onShown)
  useEffect(() => tell(rows === 0 ? null : { active: shownActive }), [rows, shownActive])
  useEffect(() => () => tell(null), [])

  const press = useEffectEvent((key: string): boolean => {
    if (rows === 0) return false
    if (key === 'Escape') onClose()
    else if (key === 'ArrowDown') setOn({ text, row: active === null ? 0 : (active + 1) % rows })
    else if (key === 'ArrowUp') setOn({ text, row: ((active ?? 0) - 1 + rows) % rows })
    else if (key === 'Enter' && active !== null) {
      void navigate(entries[active]?.path ?? searchPath(text))
      onClose()
    } else return false
    return true
  })
  useEffect(() => {
    keysRef.current = (key) => press(key)
    return () => {
      keysRef.current = null
    }
  }, [keysRef])
  useEffect(() => {
    if (shownActive !== undefined) document.getElementById(shownActive)?.scrollIntoView({ block: 'nearest' })
  }, [shownActive])

  if (rows === 0) return null
  return (
    <div className="absolute inset-x-0 top-full z-40 mt-1.5 max-h-[min(70dvh,560px)] overflow-y-auto overscroll-contain rounded-card border border-hairline bg-surface py-1.5 shadow-float">
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the pattern of a combobox; a datalist shows neither pictures nor prices */}
      <div id={id} role="listbox" aria-label={t.suggestions}>
        {entries.map((entry, row) => (
          <Option
            key={entry.key}
            id={optionId(row)}
            isActive={row === active}
            to={entry.path}
            onClose={onClose}
          >
            <EntryRow entry={entry} />
          </Option>
        ))}
        <Option
          id={optionId(rows - 1)}
          isActive={active === rows - 1}
          to={searchPath(text)}
          onClose={onClose}
        >
          <span className="grid size-11 shrink-0 place-items-center text-accent">
            <Search size={20} />
          </span>
          <span className="truncate font-medium text-accent">{t.seeAll(text.trim())}</span>
        </Option>
      </div>
      <output className="sr-only">{t.offered(entries.length)}</output>
    </div>
  )
}

interface OptionProps {
  id: string
  isActive: boolean
  to: string
  onClose: () => void
  children: ReactNode
}

/** A link that the keyboard reaches through the box alone; the focus stays in the box. */
function Option({ id, isActive, to, onClose, children }: OptionProps) {
  return (
    <Link
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a row of a listbox that leads to another page
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      to={to}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClose}
      className={classNames(
        'flex min-h-12 items-center gap-3 px-3 py-0.5 hover:bg-sunken',
        isActive && 'bg-accent-soft',
      )}
    >
      {children}
    </Link>
  )
}

function EntryRow({ entry: { kind, name, image, price } }: { entry: SuggestionEntry }) {
  const t = useMessages(searchMessages)
  return (
    <>
      <Picture
        src={image}
        alt=""
        width={44}
        eager
        round={kind === 'category'}
        className={classNames('w-11 shrink-0 p-1', kind !== 'category' && 'rounded-control')}
      />
      <span className="clamp-2 min-w-0 flex-1 text-sm leading-snug font-medium wide:text-base">{name}</span>
      {price === null ? (
        <span className="shrink-0 text-xs text-quiet">{kind === 'category' && t.category}</span>
      ) : (
        <Price text={price} className="shrink-0 text-sm" />
      )}
    </>
  )
}
