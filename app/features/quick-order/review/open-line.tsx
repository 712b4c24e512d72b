import { X } from '#app/ui/icons/x.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { quickOrderMessages } from '#messages/catalogue/quick-order.ts'
import { quickOrderReviewMessages } from '#messages/catalogue/quick-order-review.ts'
import { CandidateChoice } from './candidate-choice.tsx'
import { LineEditor } from './line-editor.tsx'
import { LineChoices, LineNotes, UnreadWords } from './line-notes.tsx'
import {
  lineState,
  selectVariant,
  type LineState,
  type ProductsById,
  type ReviewLine,
} from './review-lines.ts'
import { SelectedVariant } from './selected-variant.tsx'
import { sizesSold } from './sizes-sold.ts'
import type { ReviewActions } from './use-review.ts'

interface OpenLineProps {
  line: ReviewLine
  products: ProductsById
  /** By the key of a line. */
  forBreaks: ReadonlyMap<string, number>
  isSearching: boolean
  actions: ReviewActions
}

/** A line that needs an answer: the original text, and what can be chosen, counted or searched for. */
export function OpenLine({ line, products, forBreaks, isSearching, actions }: OpenLineProps) {
  const t = quickOrderMessages
  const review = quickOrderReviewMessages
  const state = lineState(line)
  const { selection } = line
  const { change } = actions
  const isChoosing = state === 'choose' || state === 'other-sizes' || line.isOpen
  return (
    <div className="grid grid-cols-1 gap-2.5">
      <div className="flex flex-wrap items-center gap-x-2">
        <span className="min-w-0 flex-1 text-sm break-words text-quiet max-wide:basis-[calc(100%-60px)]">
          <span className="sr-only">{t.wrote} </span>“{line.text}”
        </span>
        <IconButton
          label={t.removeLabel(line.text)}
          onClick={() => change({ ...line, isRemoved: true })}
          className="-my-1.5 -mr-2 text-quiet wide:order-last"
        >
          <X size={20} />
        </IconButton>
        <StateBadge state={state} />
        {selection !== null && line.candidates.length > 1 && (
          <Button
            variant="quiet"
            size="small"
            aria-expanded={line.isOpen}
            aria-label={t.changeLabel(line.text)}
            onClick={() => change({ ...line, isOpen: !line.isOpen })}
          >
            {t.change}
          </Button>
        )}
      </div>
      <UnreadWords line={line} />
      {state === 'unknown' && (
        <LineEditor
          line={line}
          isSearching={isSearching}
          onType={(reworded) => change({ ...line, reworded })}
          onSearch={(text) => actions.search(line, text)}
        />
      )}
      {selection !== null && (
        <>
          <SelectedVariant
            line={{ ...line, selection }}
            products={products}
            breakQuantity={forBreaks.get(line.key) ?? 1}
            onChange={change}
          />
          <LineNotes line={{ ...line, selection }} products={products} />
          <LineChoices line={{ ...line, selection }} products={products} actions={actions} />
        </>
      )}
      {state === 'other-sizes' && (
        <p className="text-sm text-caution">{t.otherSizesText(sizesSold(line, products))}</p>
      )}
      {isChoosing && (
        <CandidateChoice
          line={line}
          products={products}
          onSelect={(selected) => change(selectVariant(line, selected, products))}
        />
      )}
      {state === 'ready' && (
        <Button
          size="small"
          className="justify-self-end"
          aria-label={review.doneLabel(line.text)}
          onClick={() => change({ ...line, isPending: false })}
        >
          {review.done}
        </Button>
      )}
    </div>
  )
}

function StateBadge({ state }: { state: LineState }) {
  const t = quickOrderMessages
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
