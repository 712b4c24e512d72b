import { useEffect, useEffectEvent, useState, type ReactNode, type RefObject } from 'react'
import { useNavigate } from 'react-router'
import { Search } from '#app/ui/icons/search.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { useOwnPrices } from '#app/features/cart/own-prices/use-own-prices.ts'
import { Picture } from '#app/ui/picture.tsx'
import { PrefetchLink } from '#app/navigation/prefetch-link.tsx'
import { Price } from '#app/ui/price.tsx'
import { suggestionMessages } from '#messages/catalogue/suggestions.ts'
import {
  pricedSuggestions,
  searchPath,
  suggestionEntries,
  type SuggestionEntry,
} from './suggestion-entries.ts'
import { useSuggestions } from './use-suggestions.ts'

/** The key of the row that leads to all results. */
const ALL = 'all'

interface SuggestionListProps {
  id: string
  text: string
  onListChange: (list: { active: string | undefined } | null) => void
  onClose: () => void
  keyHandlerRef: RefObject<((key: string) => boolean) | null>
}

/** Suggestions below the search box: categories, products, a link to all results. Import lazily. */
export function SuggestionList({ id, text, onListChange, onClose, keyHandlerRef }: SuggestionListProps) {
  const t = suggestionMessages
  const navigate = useNavigate()
  const suggestions = useSuggestions(text)
  const [highlighted, setHighlighted] = useState<{ text: string; key: string } | null>(null)
  const own = useOwnPrices(suggestions === null ? [] : pricedSuggestions(suggestions))
  const entries = suggestions === null ? [] : suggestionEntries(suggestions, own.hasOwn ? own : null)
  const rows = entries.length === 0 ? 0 : entries.length + 1
  const keys = rows === 0 ? [] : [...entries.map(({ key }) => key), ALL]
  // the highlight belongs to one suggestion for one text: what takes its place later was not chosen
  const chosen = highlighted?.text === text ? keys.indexOf(highlighted.key) : -1
  const active = chosen < 0 ? null : chosen
  const highlight = (row: number) => setHighlighted({ text, key: keys[row] ?? ALL })
  const optionId = (row: number) => `${id}-${row}`
  const activeId = active === null ? undefined : optionId(active)

  const report = useEffectEvent(onListChange)
  useEffect(() => report(rows === 0 ? null : { active: activeId }), [rows, activeId])
  useEffect(() => () => report(null), [])

  const handleKey = useEffectEvent((key: string): boolean => {
    if (rows === 0) return false
    if (key === 'Escape') onClose()
    else if (key === 'ArrowDown') highlight(active === null ? 0 : (active + 1) % rows)
    else if (key === 'ArrowUp') highlight(((active ?? 0) - 1 + rows) % rows)
    else if (key === 'Enter' && active !== null) {
      void navigate(entries[active]?.path ?? searchPath(text))
      onClose()
    } else return false
    return true
  })
  useEffect(() => {
    keyHandlerRef.current = (key) => handleKey(key)
    return () => {
      keyHandlerRef.current = null
    }
  }, [keyHandlerRef])
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  if (rows === 0) return null
  return (
    <div className="absolute inset-x-0 top-full z-40 mt-1.5 max-h-[min(70dvh,560px)] overflow-y-auto overscroll-contain rounded-card border border-hairline bg-surface py-1.5 shadow-float">
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the combobox pattern; a datalist shows neither pictures nor prices */}
      <div id={id} role="listbox" aria-label={t.suggestions}>
        {entries.map((entry, row) => (
          <Option
            key={entry.key}
            id={optionId(row)}
            isActive={row === active}
            to={entry.path}
            onClose={onClose}
          >
            <SuggestionRow entry={entry} />
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
      <output className="sr-only">{t.suggestionCount(entries.length)}</output>
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

/** A link outside the tab order: focus stays in the search box, which moves the highlight. */
function Option({ id, isActive, to, onClose, children }: OptionProps) {
  return (
    <PrefetchLink
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a listbox row that links to another page
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
    </PrefetchLink>
  )
}

function SuggestionRow({ entry }: { entry: SuggestionEntry }) {
  const { kind, name, image, sizes, moreSizes, price, isLowest } = entry
  const t = suggestionMessages
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
      <span className="grid min-w-0 flex-1">
        <span className="clamp-2 text-sm leading-snug font-medium wide:text-base">{name}</span>
        {sizes.length > 0 && (
          <span className="truncate text-xs text-quiet">{t.sizes(sizes.join(' · '), moreSizes)}</span>
        )}
      </span>
      {price === null ? (
        <span className="shrink-0 text-xs text-quiet">{kind === 'category' && t.category}</span>
      ) : (
        <span className="shrink-0 text-sm">
          {isLowest && <span className="text-xs text-quiet">{t.from} </span>}
          <Price text={price} />
        </span>
      )}
    </>
  )
}
