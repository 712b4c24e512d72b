import { useRef } from 'react'
import { X } from '#app/ui/icons/x.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { useMessages } from '#app/i18n/locale.tsx'
import { quickOrderMessages } from '#app/messages/quick-order.ts'
import { CandidateChoice } from './candidate-choice.tsx'
import { SelectedVariant } from './selected-variant.tsx'
import { LineEditor } from './line-editor.tsx'
import { LineNotes } from './line-notes.tsx'
import {
  selectVariant,
  isSame,
  lineState,
  type LineState,
  type ProductsById,
  type ReviewLine,
} from './review-lines.ts'
import { sizesSold } from './sizes-sold.ts'

interface ReviewRowProps {
  /** Another variant was selected for the line. */
  onChoose: (line: ReviewLine) => void
  onForget: () => void
  line: ReviewLine
  products: ProductsById
  isSearching: boolean
  onChange: (line: ReviewLine) => void
  onRemove: () => void
  onSearch: (text: string) => void
  onBrandForAll: (brand: string) => void
}

/** One line of the list: the original text and the product it matches. */
export function ReviewRow({
  line,
  products,
  isSearching,
  onChange,
  onChoose,
  onForget,
  onRemove,
  onSearch,
  onBrandForAll,
}: ReviewRowProps) {
  const t = useMessages(quickOrderMessages)
  const state = lineState(line)
  const { selection } = line
  const row = useRef<HTMLDivElement>(null)
  function change(next: ReviewLine) {
    onChange(next)
    if (next.selection !== null && !isSame(next.selection, line.selection)) onChoose(next)
  }
  const hasAlternatives = line.candidates.length > 1
  return (
    <div ref={row} tabIndex={-1} className="grid grid-cols-1 gap-2.5 outline-none">
      <div className="flex flex-wrap items-center gap-x-2">
        <span className="min-w-0 flex-1 text-sm break-words text-quiet max-wide:basis-[calc(100%-60px)]">
          <span className="sr-only">{t.wrote} </span>“{line.text}”
        </span>
        <IconButton
          label={t.removeLabel(line.text)}
          onClick={onRemove}
          className="-my-1.5 -mr-2 text-quiet wide:order-last"
        >
          <X size={20} />
        </IconButton>
        <StateBadge state={state} />
        {selection !== null && hasAlternatives && (
          <Button
            variant="quiet"
            size="small"
            aria-expanded={line.isOpen}
            aria-label={t.changeLabel(line.text)}
            onClick={() => onChange({ ...line, isOpen: !line.isOpen })}
          >
            {t.change}
          </Button>
        )}
      </div>
      {state === 'unknown' && <LineEditor text={line.text} isSearching={isSearching} onSearch={onSearch} />}
      {selection !== null && (
        <SelectedVariant line={{ ...line, selection }} products={products} onChange={change} />
      )}
      {selection !== null && (
        <LineNotes
          line={{ ...line, selection }}
          products={products}
          onSelect={(selected) => change(selectVariant(line, selected, products))}
          onForget={onForget}
          onBrandForAll={onBrandForAll}
        />
      )}
      {state === 'other-sizes' && (
        <p className="text-sm text-caution">{t.otherSizesText(sizesSold(line, products))}</p>
      )}
      {(state === 'choose' || state === 'other-sizes' || line.isOpen) && (
        <CandidateChoice
          line={line}
          products={products}
          onSelect={(selected) => {
            // the pressed button is about to disappear
            row.current?.focus({ preventScroll: true })
            change(selectVariant(line, selected, products))
          }}
        />
      )}
    </div>
  )
}

function StateBadge({ state }: { state: LineState }) {
  const t = useMessages(quickOrderMessages)
  const badges = {
    ready: ['good', t.ready],
    choose: ['caution', t.choose],
    'other-sizes': ['caution', t.otherSizes],
    count: ['caution', t.howMany],
    out: ['bad', t.outOfStock],
    unknown: ['bad', t.notFound],
  } as const
  const [tone, text] = badges[state]
  return <Badge tone={tone}>{text}</Badge>
}
