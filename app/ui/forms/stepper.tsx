import { Minus } from '#app/ui/icons/minus.tsx'
import { Plus } from '#app/ui/icons/plus.tsx'
import { useId } from 'react'
import { uiMessages } from '#messages/ui.ts'
import { classNames } from '#app/ui/class-names.ts'
import { useTypedQuantity } from './use-typed-quantity.ts'

interface StepperProps {
  quantity: number
  onChange: (quantity: number) => void
  /** The name of the counted item, for screen readers. */
  name: string
  max?: number
  /** Least quantity; without it, going below the least on offer requests 0. */
  least?: number
  /** The smallest quantity on offer that is no less, and the largest that is no more, 0 when there is none. */
  roundUp?: (quantity: number) => number
  roundDown?: (quantity: number) => number
  block?: boolean
  /** The parent announces the quantity itself. */
  silent?: boolean
}

/**
 * Minus, an editable quantity, plus. Going below the least requests 0. A typed quantity that is not on offer is rounded up,
 * and that is shown until the next change; one that is no whole number, or more than the most, is refused and told.
 */
export function Stepper({
  quantity,
  onChange,
  name,
  max = 99_999,
  least = 0,
  roundUp = same,
  roundDown = same,
  block = false,
  silent = false,
}: StepperProps) {
  const t = uiMessages
  const noteId = useId()
  const { shown, note, isRefused, type, change, commit } = useTypedQuantity({
    quantity,
    onChange,
    max,
    roundUp,
  })
  const more = () => change(roundUp(Math.min(max, quantity + 1)))
  const less = () => change(roundDown(Math.max(0, quantity - 1)))

  const control = (
    <fieldset
      aria-label={t.quantityLabel(name)}
      className={classNames(
        'inline-flex h-[max(44px,1.75rem+16px)] items-stretch overflow-hidden rounded-control border border-accent bg-surface text-accent',
        block && 'w-full justify-between',
      )}
    >
      <button
        type="button"
        aria-label={t.decrease(name)}
        onClick={less}
        disabled={quantity <= least}
        className="grid min-w-9 flex-1 place-items-center transition-colors hover:bg-accent-soft active:bg-accent-soft disabled:opacity-40 -outline-offset-2 focus-visible:-outline-offset-2"
      >
        <Minus size={18} strokeWidth={2} />
      </button>
      <input
        inputMode="numeric"
        autoComplete="off"
        aria-label={t.quantityLabel(name)}
        value={shown}
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? noteId : undefined}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur()
          else if (event.key === 'ArrowUp') more()
          else if (event.key === 'ArrowDown') less()
          else return
          event.preventDefault()
        }}
        style={{ width: `${Math.min(9, Math.max(3, shown.length)) + 0.6}ch` }}
        className="shrink-0 bg-transparent text-center font-price text-ink tabular-nums focus-visible:-outline-offset-2"
      />
      <button
        type="button"
        aria-label={t.increase(name)}
        onClick={more}
        disabled={roundUp(Math.min(max, quantity + 1)) <= quantity}
        className="grid min-w-9 flex-1 place-items-center transition-colors hover:bg-accent-soft active:bg-accent-soft disabled:opacity-40 focus-visible:-outline-offset-2"
      >
        <Plus size={18} strokeWidth={2} />
      </button>
      {!silent && <output className="sr-only">{t.inCart(quantity, name)}</output>}
    </fieldset>
  )
  return (
    <span className={block ? 'grid gap-1' : 'inline-grid gap-1'}>
      {control}
      <output id={noteId} className="max-w-56 text-xs text-caution empty:hidden">
        {note}
      </output>
    </span>
  )
}

const same = (quantity: number): number => quantity
