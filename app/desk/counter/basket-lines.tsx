import { isSoldByWeight, type Weighing } from '#domain/cart/weighing.ts'
import { formatRupees, formatUnitPrice } from '#domain/money/format-rupees.ts'
import { roundQuantityDown, roundQuantityUp } from '#domain/catalogue/prices/quantity-rule.ts'
import type { Price } from '#domain/money/price.ts'
import { toPrice } from '#domain/money/parse-price.ts'
import { lineTotal } from '#domain/orders/bill.ts'
import { deskCounterMessages } from '#app/messages/desk/counter.ts'
import { deskWeighingMessages } from '#app/messages/desk/orders/weighing.ts'
import { deskGivenOfferMessages } from '#app/messages/desk/orders/given-offers.ts'
import type { LoweredLine } from '#app/desk/kit/orders/offers/lowered-lines.ts'
import { DialogButton } from '#app/desk/kit/dialog-button.tsx'
import { WeighingForm } from '#app/desk/kit/orders/weighing-form.tsx'
import { WeighingNote } from '#app/desk/kit/orders/weighing-note.tsx'
import { AgreedNote } from '#app/desk/kit/orders/agreed-note.tsx'
import { LinePriceForm } from '#app/desk/kit/orders/line-price.tsx'
import type { TypedPriceText } from '#app/desk/kit/orders/typed-price.ts'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { deskLinePriceMessages } from '#app/messages/desk/orders/line-price.ts'
import { publicPriceOf } from '#app/desk/kit/orders/use-prices-for.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Trash2 } from '#app/ui/icons/trash-2.tsx'
import { Stepper } from '#app/ui/forms/stepper.tsx'
import {
  breakQuantities,
  chargedPriceOf,
  idOf,
  nameOf,
  ruleOf,
  unitPriceOf,
  type BasketLine,
} from './basket.ts'

interface BasketLinesProps {
  lines: readonly BasketLine[]
  /** Prices that offers leave of the lines. */
  lowered: readonly (LoweredLine | null)[]
  onQuantity: (id: string, quantity: number) => void
  onWeighed: (id: string, weighing: Weighing) => void
  onPrice: (id: string, typed: BasketLine['typed']) => void
}

/** The running bill, the last item first. */
export function BasketLines({ lines, lowered, ...handlers }: BasketLinesProps) {
  const t = deskCounterMessages
  const forBreaks = breakQuantities(lines)
  if (lines.length === 0)
    return (
      <p className="py-6 text-center text-quiet">
        {t.empty}
        <span className="block text-sm">{t.emptyHint}</span>
      </p>
    )
  return (
    <ul className="divide-y divide-hairline">
      {lines
        .map((line, index) => (
          <Row
            key={idOf(line.item)}
            line={line}
            breakQuantity={forBreaks[index] ?? line.quantity}
            offered={lowered[index] ?? null}
            {...handlers}
          />
        ))
        .toReversed()}
    </ul>
  )
}

interface RowProps extends Omit<BasketLinesProps, 'lines' | 'lowered'> {
  line: BasketLine
  breakQuantity: number
  offered: LoweredLine | null
}

function Row({ line, breakQuantity, offered, onQuantity, onWeighed, onPrice }: RowProps) {
  const t = deskCounterMessages
  const p = deskLinePriceMessages
  const { can } = useDesk()
  const w = deskWeighingMessages
  const { item, quantity, weighing } = line
  const rule = ruleOf(item)
  const name = nameOf(item)
  const instead = toPrice(unitPriceOf(line, breakQuantity))
  const price = chargedPriceOf(line, breakQuantity)
  const isShort = item.left !== null && item.left < quantity
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 py-2">
      <span className="min-w-0">
        <span className="font-medium wrap-anywhere">{item.name}</span>
        <span className="block text-sm text-quiet tabular-nums">
          {[...item.options, t.each(formatUnitPrice(price), item.unit)].join(' · ')}
        </span>
        <span className="block text-sm tabular-nums">
          {line.typed === undefined ? (
            <AgreedNote instead={publicPriceOf(item, breakQuantity)} />
          ) : (
            <TypedNote typed={line.typed} instead={instead} />
          )}
        </span>
        {offered !== null && (
          <span className="block text-sm text-good tabular-nums">
            {deskGivenOfferMessages.onLine(formatRupees(offered.saved))}
          </span>
        )}
        <WeighingNote weighing={weighing} />
        {item.left !== null && (
          <span className={isShort ? 'block text-sm text-bad' : 'block text-sm text-caution'}>
            {t.left(item.left)}
          </span>
        )}
      </span>
      <span className="justify-self-end font-price tabular-nums">
        {formatRupees(lineTotal(offered?.price ?? price, quantity))}
      </span>
      <span className="flex flex-wrap items-center gap-2 justify-self-start">
        <Stepper
          name={name}
          quantity={quantity}
          silent
          roundUp={(wanted) => roundQuantityUp(rule, wanted)}
          roundDown={(wanted) => roundQuantityDown(rule, wanted)}
          onChange={(next) => onQuantity(idOf(item), next)}
        />
        {isSoldByWeight(item.unit) && (
          <DialogButton name="weigh" subject={idOf(item)} text={w.weigh} title={`${w.title}: ${name}`}>
            {(close) => (
              <WeighingForm
                weighing={weighing ?? null}
                onWeighed={(weighed) => {
                  onWeighed(idOf(item), weighed)
                  close()
                }}
              />
            )}
          </DialogButton>
        )}
        {can('prices:set') && (
          <DialogButton name="price" subject={idOf(item)} text={p.change} title={p.changeOf(name)}>
            {(close) => (
              <LinePriceForm
                name={name}
                typed={line.typed}
                instead={instead}
                publicPrice={toPrice(publicPriceOf(item, breakQuantity) ?? unitPriceOf(line, breakQuantity))}
                onChange={(typed) => {
                  onPrice(idOf(item), typed)
                  close()
                }}
              />
            )}
          </DialogButton>
        )}
      </span>
      <IconButton
        label={t.remove(name)}
        className="justify-self-end text-quiet hover:text-bad"
        onClick={() => onQuantity(idOf(item), 0)}
      >
        <Trash2 size={18} />
      </IconButton>
    </li>
  )
}

function TypedNote({ typed, instead }: { typed: TypedPriceText; instead: Price }) {
  return (
    <span className="block text-caution">
      {deskLinePriceMessages.instead(formatUnitPrice(instead), typed.reason)}
    </span>
  )
}
