import { useState, type ReactNode } from 'react'
import { useAppDispatch } from '#app/state-kit/hooks.ts'
import type { RefusedLine } from '#domain/cart/lines.ts'
import type { Calculation } from '#domain/calculators/calculate.ts'
import { breakQuantities, totalOf, type CalculatedLine } from '#domain/calculators/offers.ts'
import { formatWeight, totalWeightKg } from '#domain/catalogue/measures/weight.ts'
import { unitPriceAt } from '#domain/catalogue/prices/price-breaks.ts'
import { formatPaise } from '#domain/money/format.ts'
import type { Price as PriceAmount } from '#domain/money/price.ts'
import { addToCart } from '#app/features/cart/cart-slice.ts'
import { createCartLine } from '#app/features/cart/create-cart-line.ts'
import { RefusedLines } from '#app/features/cart/refused-lines.tsx'
import { Button } from '#app/ui/button.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { Price } from '#app/ui/price.tsx'
import { calculatorMessages } from '#messages/catalogue/calculators.ts'
import { NeededMaterial } from './needed-material.tsx'
import { useOwnCalculation } from './use-own-calculation.ts'

interface CalculatorResultProps {
  calculation: Calculation
  /** The form that the choice of products belongs to. */
  formId: string
}

/** Materials for a job, in packs that may be changed, and the button that puts them into the cart. */
export function CalculatorResult({ calculation: listed, formId }: CalculatorResultProps) {
  const calculation = useOwnCalculation(listed)
  const t = calculatorMessages
  const dispatch = useAppDispatch()
  const fresh: Edits = { of: calculation, quantities: {}, added: null }
  const [edits, setEdits] = useState(fresh)
  // quantities changed by hand belong to the measures that they were changed for
  const { quantities, added } = edits.of === calculation ? edits : fresh
  const quantityOf = (line: CalculatedLine) => quantities[line.product] ?? line.quantity
  const chosen = calculation.needs
    .flatMap((need) => need.lines)
    .map((line) => ({ ...line, quantity: quantityOf(line) }))
    .filter(({ quantity }) => quantity > 0)
  const forBreaks = breakQuantities(chosen)

  /** Price of one with all that is chosen; of what is left out, its price alone. */
  function priceOf({ product, variant }: CalculatedLine): PriceAmount {
    const at = chosen.findIndex((each) => each.product === product)
    return unitPriceAt(variant, forBreaks[at] ?? 0)
  }

  function add() {
    const refused = dispatch(
      addToCart(chosen.map((line) => createCartLine(line.product, line.variant, line.quantity))),
    )
    const count = chosen.length - refused.length
    setEdits({
      of: calculation,
      quantities: refused.length === 0 ? quantities : left(refused),
      added: { count, refused },
    })
  }

  /** Only what was refused is still to be added. */
  function left(refused: readonly RefusedLine[]): Edits['quantities'] {
    const none = chosen.map(({ product }) => [product, 0] as const)
    return Object.fromEntries([...none, ...refused.map(({ line }) => [line.product, line.quantity] as const)])
  }

  return (
    <section aria-labelledby="result" className="grid grid-cols-1 content-start gap-4">
      <h2 id="result" className="text-lg">
        {t.result}
      </h2>
      {calculation.needs.map((need) => (
        <NeededMaterial
          key={need.material}
          need={need}
          unit={calculation.unit}
          formId={formId}
          quantityOf={quantityOf}
          priceOf={priceOf}
          onQuantity={({ product }, quantity) =>
            setEdits({ of: calculation, quantities: { ...quantities, [product]: quantity }, added: null })
          }
        />
      ))}
      {added !== null && (
        <RefusedLines
          refused={added.refused}
          nameOf={({ line }) => chosen.find(({ product }) => product === line.product)?.name ?? null}
        />
      )}
      <Summary lines={chosen} added={added?.count ?? null}>
        {added === null ? (
          <Button disabled={chosen.length === 0} onClick={add}>
            {t.add(chosen.length)}
          </Button>
        ) : (
          <LinkButton to="/cart">{t.viewCart}</LinkButton>
        )}
      </Summary>
    </section>
  )
}

/** Changes by hand to the result of one calculation. */
interface Edits {
  of: Calculation
  quantities: Readonly<Record<string, number>>
  /** Number of lines that went into the cart, and those that did not; null before. */
  added: { count: number; refused: readonly RefusedLine[] } | null
}

interface SummaryProps {
  lines: readonly CalculatedLine[]
  added: number | null
  children: ReactNode
}

/** Total and weight; fixed to the bottom on mobile. */
function Summary({ lines, added, children }: SummaryProps) {
  const t = calculatorMessages
  const weight = totalWeightKg(
    lines.map(({ variant, quantity }) => ({ quantity, weightKg: variant.weightKg })),
  )
  return (
    <div
      data-bottom-bar
      className="bottom-bar flex items-center gap-3 bg-surface wide:rounded-card wide:border wide:border-hairline wide:p-4"
    >
      <output className="grid min-w-0 flex-1">
        <span className="text-xs text-quiet">
          {added === null ? t.total : t.added(added)}
          {added === null && weight !== null && `, ${t.weighs(formatWeight(weight))}`}
        </span>
        <Price text={formatPaise(totalOf(lines))} className="text-lg" />
      </output>
      {children}
    </div>
  )
}
