import { formatRupees, formatUnitPrice } from '#domain/money/format-rupees.ts'
import { toPrice } from '#domain/money/parse-price.ts'
import { priceText } from '#domain/money/price.ts'
import { lineTotal } from '#domain/orders/bill.ts'
import { deskNewOrderMessages } from '#app/messages/desk/orders/new-order.ts'
import { deskGivenOfferMessages } from '#app/messages/desk/orders/given-offers.ts'
import { quantityMessages } from '#messages/catalogue/quantities.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { Button } from '#app/ui/button.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { NumberField } from '#app/ui/forms/number-field.tsx'
import { TextArea } from '#app/ui/forms/text-area.tsx'
import { PickerField } from '#app/ui/forms/picker-field.tsx'
import { WaitingButton } from '#app/ui/waiting-button.tsx'
import { Trash2 } from '#app/ui/icons/trash-2.tsx'
import { AgreedNote } from '#app/desk/kit/orders/agreed-note.tsx'
import type { LoweredLine } from '#app/desk/kit/orders/offers/lowered-lines.ts'
import { publicPriceOf } from '#app/desk/kit/orders/use-prices-for.ts'
import { LinePrice } from '#app/desk/kit/orders/line-price.tsx'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { Section } from '#app/desk/kit/section.tsx'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'
import {
  breakQuantities,
  chargedPrice,
  choose,
  quantityIn,
  quantityLimits,
  settleDoubt,
  chosenOf,
  unitPrice,
  type TakenLine,
  type useOrderLines,
} from './use-order-lines.ts'

interface TakenLinesProps {
  taken: ReturnType<typeof useOrderLines>
  /** Prices that offers leave of the lines. */
  lowered?: readonly (LoweredLine | null)[]
  title?: string
  /** The list that is typed and not read yet. */
  text: string
  onText: (text: string) => void
}

/** Order lines: typed as a free-form list, each shown with its match and price. */
export function TakenLines({ taken, lowered = [], title, text, onText }: TakenLinesProps) {
  const t = deskNewOrderMessages
  const describe = useDeskError()
  const { can } = useDesk()
  const { pending, failure, run } = useAction()
  const forBreaks = breakQuantities(taken.lines)

  async function read() {
    await taken.read(text)
    onText('')
  }

  return (
    <Section title={title ?? t.items}>
      <TextArea
        label={t.list}
        hint={t.listHint}
        maxLength={20_000}
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
      />
      <div>
        <WaitingButton
          variant="secondary"
          loading={pending}
          waitsFor={text.trim() === '' ? t.needsList : null}
          onClick={() => void run(read)}
        >
          {t.read}
        </WaitingButton>
      </div>
      {failure !== null && <InlineError text={describe(failure)} />}
      {taken.missing.map((one) => (
        <p key={one} className="text-sm text-caution">
          {t.notFound(one)}
        </p>
      ))}
      <ul className="divide-y divide-hairline">
        {taken.lines.map((line, index) => (
          <Row
            key={line.key}
            line={line}
            breakQuantity={forBreaks[index] ?? 1}
            offered={lowered[index] ?? null}
            taken={taken}
            isPriced={can('prices:set')}
          />
        ))}
      </ul>
    </Section>
  )
}

interface RowProps {
  line: TakenLine
  /** The quantity that chooses its price break (PRICE-11). */
  breakQuantity: number
  offered: LoweredLine | null
  taken: ReturnType<typeof useOrderLines>
  isPriced: boolean
}

function Row({ line, breakQuantity, offered, taken, isPriced }: RowProps) {
  const t = deskNewOrderMessages
  const stock = quantityMessages
  const candidate = chosenOf(line)
  const options = line.candidates.map((one, index): [string, string] => [
    String(index),
    // the size first: a phone shows the beginning of it
    [[...one.options, one.name].join(', '), ...(one.stock?.left === 0 ? [stock.stock(one.stock)] : [])].join(
      ' · ',
    ),
  ])
  const isCertain = line.status === 'ready'
  const name = candidate?.name ?? line.text
  return (
    <li className="grid grid-cols-1 gap-2 py-3">
      <PickerField
        label={t.product(line.text)}
        options={isCertain ? options : [['', t.choose], ...options]}
        value={line.chosen === null ? '' : String(line.chosen)}
        onChange={(value) =>
          taken.change(line.key, (before) => choose(before, value === '' ? null : Number(value)))
        }
      />
      {!isCertain && <p className="text-sm text-caution">{cautionOf(t, line)}</p>}
      <div className="flex items-center gap-2 wide:gap-3">
        <NumberField
          className="w-28 shrink-0 [&_label]:sr-only"
          label={t.quantity(name)}
          limits={quantityLimits}
          value={line.quantity}
          onChange={(quantity) => taken.change(line.key, (before) => ({ ...before, quantity }))}
        />
        <PriceAndStock line={line} breakQuantity={breakQuantity} offered={offered} />
        <button
          type="button"
          aria-label={t.remove(name)}
          className="touch -mr-2 grid size-11 shrink-0 place-items-center rounded-control text-quiet hover:text-bad"
          onClick={() => taken.remove(line.key)}
        >
          <Trash2 size={18} />
        </button>
      </div>
      {line.doubt !== undefined && line.quantity === '' && (
        <DoubtQuestion
          doubt={line.doubt}
          onSettle={(count) => taken.change(line.key, (before) => settleDoubt(before, count))}
        />
      )}
      {offered !== null && (
        <p className="text-sm text-good tabular-nums">
          {deskGivenOfferMessages.onLine(formatRupees(offered.saved))}
        </p>
      )}
      {isPriced && candidate !== undefined && (
        <LinePrice
          name={name}
          typed={line.typed}
          instead={unitPrice(candidate, breakQuantity)}
          publicPrice={toPrice(
            publicPriceOf(candidate, breakQuantity) ?? priceText(unitPrice(candidate, breakQuantity)),
          )}
          onChange={(typed) => taken.change(line.key, (before) => ({ ...before, typed }))}
        />
      )}
    </li>
  )
}

interface DoubtProps {
  doubt: NonNullable<TakenLine['doubt']>
  onSettle: (quantity: number) => void
}

/** Says why the written quantity is not certain, and offers what it may mean. */
function DoubtQuestion({ doubt: { written, reason, mayBe, unit }, onSettle }: DoubtProps) {
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm text-caution">
      {deskNewOrderMessages[`count-${reason}`](written)}
      {mayBe.map((quantity) => (
        <Button key={quantity} variant="secondary" size="small" onClick={() => onSettle(quantity)}>
          {[quantity.toLocaleString('en-IN'), unit ?? ''].join(' ').trim()}
        </Button>
      ))}
    </p>
  )
}

/** Explains why a line needs a check. */
function cautionOf(t: typeof deskNewOrderMessages, { status, candidates }: TakenLine): string {
  if (status !== 'choose') return t.otherSizes
  return candidates.length === 1 ? t.onlyOne : t.severalFit
}

function PriceAndStock({
  line,
  breakQuantity,
  offered,
}: Pick<RowProps, 'line' | 'breakQuantity' | 'offered'>) {
  const t = deskNewOrderMessages
  const stock = quantityMessages
  const candidate = chosenOf(line)
  const quantity = quantityIn(line) ?? 1
  if (candidate === undefined) return <span className="min-w-0 flex-1" />
  const { left = null } = candidate.stock ?? {}
  const price = chargedPrice(line, candidate, breakQuantity)
  return (
    <>
      <span className="min-w-0 flex-1 text-sm text-quiet tabular-nums">
        {t.each(formatUnitPrice(price))}
        {line.typed === undefined && <AgreedNote instead={publicPriceOf(candidate, breakQuantity)} />}
        {candidate.stock !== undefined && (
          <span
            className={`block font-medium ${left !== null && left < quantity ? 'text-bad' : 'text-caution'}`}
          >
            {stock.stock(candidate.stock)}
          </span>
        )}
      </span>
      <span className="font-price tabular-nums">
        {formatRupees(lineTotal(offered?.price ?? price, quantityIn(line) ?? 0))}
      </span>
    </>
  )
}
