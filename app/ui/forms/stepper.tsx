import { Minus } from '#app/ui/icons/minus.tsx'
import { Plus } from '#app/ui/icons/plus.tsx'
import { useState } from 'react'
import { useMessages } from '#app/i18n/locale.tsx'
import { uiMessages } from '#app/messages/ui.ts'
import { classNames } from '#app/ui/class-names.ts'

interface StepperProps {
  quantity: number
  onChange: (quantity: number) => void
  /** The name of the counted item, for screen readers. */
  name: string
  min?: number
  max?: number
  block?: boolean
  /** The parent announces the quantity itself. */
  silent?: boolean
}

/** Minus, an editable quantity, plus. Going below 1 requests 0. */
export function Stepper({
  quantity,
  onChange,
  name,
  min = 0,
  max = 99_999,
  block = false,
  silent = false,
}: StepperProps) {
  const t = useMessages(uiMessages)
  const [typed, setTyped] = useState<string | null>(null)
  const step = (by: number) => onChange(Math.min(max, Math.max(min, quantity + by)))

  function commit() {
    const number = Number.parseInt(typed ?? '', 10)
    setTyped(null)
    if (Number.isFinite(number) && number !== quantity) onChange(Math.min(max, Math.max(min, number)))
  }

  return (
    <fieldset
      aria-label={t.quantityLabel(name)}
      className={classNames(
        'inline-flex h-11 items-stretch overflow-hidden rounded-control border border-accent bg-surface text-accent',
        block && 'w-full justify-between',
      )}
    >
      <button
        type="button"
        aria-label={t.decrease(name)}
        onClick={() => step(-1)}
        disabled={quantity <= min}
        className="grid min-w-10 flex-1 place-items-center transition-colors hover:bg-accent-soft active:bg-accent-soft disabled:opacity-40 -outline-offset-2 focus-visible:-outline-offset-2"
      >
        <Minus size={18} strokeWidth={2} />
      </button>
      <input
        inputMode="numeric"
        autoComplete="off"
        aria-label={t.quantityLabel(name)}
        value={typed ?? String(quantity)}
        maxLength={5}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setTyped(event.currentTarget.value.replaceAll(/\D/g, ''))}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur()
          else if (event.key === 'ArrowUp') step(1)
          else if (event.key === 'ArrowDown') step(-1)
          else return
          event.preventDefault()
        }}
        className="w-8 min-w-0 bg-transparent text-center font-price text-ink tabular-nums focus-visible:-outline-offset-2"
      />
      <button
        type="button"
        aria-label={t.increase(name)}
        onClick={() => step(1)}
        disabled={quantity >= max}
        className="grid min-w-10 flex-1 place-items-center transition-colors hover:bg-accent-soft active:bg-accent-soft disabled:opacity-40 focus-visible:-outline-offset-2"
      >
        <Plus size={18} strokeWidth={2} />
      </button>
      {!silent && <output className="sr-only">{t.inCart(quantity, name)}</output>}
    </fieldset>
  )
}
