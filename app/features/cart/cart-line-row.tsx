import { Link } from 'react-router'
import { Trash2 } from '#app/ui/icons/trash-2.tsx'
import type { PublicProduct } from '#domain/catalogue/product.ts'
import { productPath } from '#domain/catalogue/lists/product-card.ts'
import { formatPaise, formatPrice } from '#domain/money/format.ts'
import type { Paise } from '#domain/money/paise.ts'
import { unitPriceAt } from '#domain/catalogue/prices/price-breaks.ts'
import { priceText } from '#domain/money/price.ts'
import { lineTotal } from '#domain/orders/bill.ts'
import type { MisquantifiedLine, ReadyLine, RepricedLine } from '#domain/orders/placing/priced-line.ts'
import { useAppDispatch } from '#app/state-kit/hooks.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
import { formatWeight } from '#domain/catalogue/measures/weight.ts'
import { Picture } from '#app/ui/picture.tsx'
import { Price } from '#app/ui/price.tsx'
import { Stepper } from '#app/ui/forms/stepper.tsx'
import { cartMessages } from '#messages/orders/cart.ts'
import { lineRemoved, quantityChanged } from './cart-slice.ts'
import { quantityRounding } from './quantity-rounding.ts'
import { publicPriceAt } from './own-prices/use-own-prices.ts'
import { YourPrice } from './own-prices/your-price.tsx'
import { QuantityRuleNote } from './quantity-rule-note.tsx'
import { PriceOffer } from './prices/price-offer.tsx'
import { isAnySize } from './prices/use-other-sizes.ts'
import { PriceChange } from './prices/price-change.tsx'
import { WeighedNote } from './prices/weighed-note.tsx'
import type { Removed } from './removed-line.tsx'

type ShownLine = ReadyLine<PublicProduct> | RepricedLine<PublicProduct> | MisquantifiedLine<PublicProduct>

interface CartLineRowProps {
  entry: ShownLine
  /** Savings of offers on all of it. */
  saved?: Paise | undefined
  onRemoved: (removed: Removed) => void
}

/** A line of the cart: picture, name, options, unit price, quantity, line total. */
export function CartLineRow({ entry, saved, onRemoved }: CartLineRowProps) {
  const t = cartMessages
  const dispatch = useAppDispatch()
  const { line, product, variant, index, breakQuantity } = entry
  const options = variant.options.join(' · ')
  const listed = product.variants[index] ?? variant
  const instead = publicPriceAt(listed, breakQuantity)
  const name = options === '' ? product.name : `${product.name}, ${options}`
  return (
    <div className="flex gap-3">
      <Picture
        src={variant.image ?? product.description.images[0]}
        alt=""
        width={72}
        className="w-18 shrink-0 self-start rounded-control p-1"
      />
      <div className="grid min-w-0 flex-1 gap-2">
        <div className="flex items-start gap-1">
          <div className="grid min-w-0 flex-1">
            <Link to={productPath(product.id, index)} className="clamp-2 font-medium hover:text-accent">
              {product.name}
            </Link>
            <span className="text-sm text-quiet">
              {options !== '' && <>{options} · </>}
              <Price text={formatPrice(variant.priceWithGst)} className="text-ink" />{' '}
              {variant.unit === null ? t.each : t.perUnit(variant.unit)}
            </span>
            {instead !== null && <YourPrice instead={instead} />}
          </div>
          <IconButton
            label={t.removeLabel(name)}
            onClick={() => {
              dispatch(lineRemoved(line.product))
              onRemoved({ line, name })
            }}
            className="-mt-2 -mr-2 text-quiet"
          >
            <Trash2 size={20} />
          </IconButton>
        </div>
        <QuantityRuleNote
          variant={listed}
          tone={entry.state === 'quantity-not-allowed' ? 'caution' : 'quiet'}
        />
        {entry.state === 'price-changed' && <PriceChange entry={entry} name={name} />}
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <Stepper
            quantity={line.quantity}
            {...quantityRounding(listed)}
            name={name}
            onChange={(quantity) => {
              // a price that waits for acceptance is not accepted by ordering more
              const seenPrice = entry.state === 'ready' ? priceText(unitPriceAt(listed, quantity)) : undefined
              dispatch(quantityChanged({ product: line.product, quantity, seenPrice }))
              if (quantity < 1) onRemoved({ line, name })
            }}
          />
          <div className="ml-auto grid justify-items-end">
            {entry.state === 'ready' && (
              <span>
                <span className="sr-only">{t.lineTotal} </span>
                <Price
                  text={formatPaise(lineTotal(variant.priceWithGst, line.quantity))}
                  className="text-lg"
                />
              </span>
            )}
            {saved !== undefined && (
              <span key={saved} className="text-xs font-medium text-good">
                {t.savedOnLine(formatPaise(saved))}
              </span>
            )}
            {listed.weightKg !== undefined && (
              <span className="text-xs text-quiet">
                {t.lineWeight(formatWeight(listed.weightKg * line.quantity))}
              </span>
            )}
          </div>
        </div>
        <WeighedNote unit={variant.unit} quantity={line.quantity} />
        <PriceOffer
          variant={listed}
          quantity={line.quantity}
          others={breakQuantity - line.quantity}
          isShared={isAnySize(product)}
        />
      </div>
    </div>
  )
}
