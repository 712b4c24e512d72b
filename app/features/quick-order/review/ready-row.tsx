import { formatPaise, formatPrice } from '#domain/money/format.ts'
import { unitPriceAt } from '#domain/catalogue/prices/price-breaks.ts'
import { lineTotal } from '#domain/orders/bill.ts'
import { parseOption } from '#search/quick-order/parse-option.ts'
import { PriceOffer } from '#app/features/cart/prices/price-offer.tsx'
import { quantityRounding } from '#app/features/cart/quantity-rounding.ts'
import { quickOrderMessages } from '#messages/catalogue/quick-order.ts'
import { publicPriceAt } from '#app/features/cart/own-prices/use-own-prices.ts'
import { YourPrice } from '#app/features/cart/own-prices/your-price.tsx'
import { Button } from '#app/ui/button.tsx'
import { Stepper } from '#app/ui/forms/stepper.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { X } from '#app/ui/icons/x.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { Price } from '#app/ui/price.tsx'
import { CandidateChoice } from './candidate-choice.tsx'
import { LineChoices, LineNotes, UnreadWords } from './line-notes.tsx'
import { QuantityNotes } from './quantity-notes.tsx'
import {
  brandsOf,
  isAnySize,
  selectVariant,
  setQuantity,
  variantOf,
  ownOption,
  type ProductsById,
  type ReviewLine,
  type Selection,
} from './review-lines.ts'
import type { ReviewActions } from './use-review.ts'
import { VariantSelect } from './variant-select.tsx'

interface ReadyRowProps {
  line: ReviewLine
  products: ProductsById
  /** By the key of a line. */
  forBreaks: ReadonlyMap<string, number>
  actions: ReviewActions
}

/** A ready line in one row of the table; what else it may mean opens below it. */
export function ReadyRow({ line, products, forBreaks, actions }: ReadyRowProps) {
  const t = quickOrderMessages
  const { selection, pieces } = line
  const product = selection === null ? undefined : products[selection.productId]
  const variant = selection === null ? undefined : variantOf(products, selection)
  if (selection === null || pieces === null || !product || !variant) return null
  const priced = parseOption(variant)
  const breakQuantity = forBreaks.get(line.key) ?? pieces
  const { change } = actions
  return (
    <>
      <tr
        data-line={line.key}
        tabIndex={-1}
        className="align-middle focus:outline-2 focus:-outline-offset-2 focus:outline-accent max-desk:flex max-desk:flex-wrap max-desk:items-center max-desk:gap-x-3 max-desk:gap-y-1 max-desk:p-3"
      >
        <th
          scope="row"
          className="w-full text-left font-normal max-desk:min-w-0 max-desk:basis-full max-desk:pb-1 desk:py-2 desk:pl-4"
        >
          <span className="flex items-center gap-3">
            <Picture src={product.image} alt="" width={44} className="w-11 shrink-0 rounded-control p-0.5" />
            <span className="grid min-w-0 flex-1">
              <span className="text-sm leading-snug font-medium">{product.name}</span>
              <span className="flex flex-wrap items-center gap-x-2 text-xs text-quiet">
                {variant.options.length > 0 && (
                  <span className="text-ink">{variant.options.join(' · ')}</span>
                )}
                <span className="min-w-0 break-words">
                  <span className="sr-only">{t.wrote} </span>“{line.text}”
                </span>
                {isChangeable(line, products) && (
                  <Button
                    variant="quiet"
                    size="small"
                    className="-my-2 px-1! text-xs!"
                    aria-expanded={line.isOpen}
                    aria-label={t.changeLabel(line.text)}
                    onClick={() => change({ ...line, isOpen: !line.isOpen })}
                  >
                    {t.change}
                  </Button>
                )}
              </span>
              <LineNotes line={{ ...line, selection }} products={products} />
              <UnreadWords line={line} />
              <QuantityNotes line={line} variant={variant} />
              <PriceOffer
                variant={priced}
                quantity={pieces}
                others={breakQuantity - pieces}
                isShared={isAnySize(product)}
              />
            </span>
          </span>
        </th>
        <td className="desk:px-2 desk:py-2">
          <Stepper
            quantity={pieces}
            {...quantityRounding(priced)}
            name={product.name}
            onChange={(next) => change(next > 0 ? setQuantity(line, next) : { ...line, isRemoved: true })}
          />
        </td>
        <td className="text-right max-desk:min-w-0 max-desk:flex-1 desk:px-2 desk:py-2 desk:whitespace-nowrap">
          <RowPrice variant={variant} pieces={pieces} breakQuantity={breakQuantity} />
        </td>
        <td className="max-desk:-mr-2 desk:pr-2">
          <IconButton
            label={t.removeLabel(line.text)}
            onClick={() => change({ ...line, isRemoved: true })}
            className="text-quiet"
          >
            <X size={20} />
          </IconButton>
        </td>
      </tr>
      {line.isOpen && (
        <tr className="max-desk:block">
          <td colSpan={4} className="max-desk:block">
            <Details line={{ ...line, selection }} products={products} actions={actions} />
          </td>
        </tr>
      )}
    </>
  )
}

interface RowPriceProps {
  variant: Parameters<typeof ownOption>[0]
  pieces: number
  breakQuantity: number
}

function RowPrice({ variant, pieces, breakQuantity }: RowPriceProps) {
  const t = quickOrderMessages
  const price = unitPriceAt(parseOption(variant), breakQuantity)
  const instead = publicPriceAt(ownOption(variant), breakQuantity)
  return (
    <>
      <Price text={formatPaise(lineTotal(price, pieces))} />
      <span className="block text-xs text-quiet">
        {formatPrice(price)} {variant.unit === null ? t.each : t.perUnit(variant.unit)}
      </span>
      {instead !== null && <YourPrice instead={instead} />}
    </>
  )
}

type DetailsProps = Omit<ReadyRowProps, 'forBreaks'> & { line: ReviewLine & { selection: Selection } }

/** The other sizes, brands and products that a ready line may mean; stays open while one is taken. */
function Details({ line, products, actions }: DetailsProps) {
  const change = (next: ReviewLine) => actions.change({ ...next, isOpen: true })
  const product = products[line.selection.productId]
  return (
    <div className="grid grid-cols-1 gap-3 bg-ground p-3 desk:px-4">
      {product !== undefined && product.variants.length > 1 && (
        <VariantSelect line={line} product={product} products={products} onChange={change} />
      )}
      <LineChoices line={line} products={products} actions={{ ...actions, change }} />
      {line.candidates.length > 1 && (
        <CandidateChoice
          line={line}
          products={products}
          onSelect={(selected) => change(selectVariant(line, selected, products))}
        />
      )}
    </div>
  )
}

/** Tells whether there is anything else that a line may be taken to mean. */
function isChangeable(line: ReviewLine, products: ProductsById): boolean {
  const variants = line.selection === null ? [] : (products[line.selection.productId]?.variants ?? [])
  return (
    variants.length > 1 || line.candidates.length > 1 || line.isRemembered || brandsOf(line).offers.length > 1
  )
}
