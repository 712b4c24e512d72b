import { Link } from 'react-router'
import { compositeId } from '#domain/catalogue/composite-id.ts'
import { formatPrice } from '#domain/money/format.ts'
import {
  productPath,
  type CardVariant,
  type ProductCard as Card,
} from '#domain/catalogue/lists/product-card.ts'
import { classNames } from '#app/ui/class-names.ts'
import { ownMeasure, useOwnProduct, type OwnVariant } from '#app/features/cart/own-prices/use-own-prices.ts'
import { QuantityRuleNote } from '#app/features/cart/quantity-rule-note.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { PrefetchLink } from '#app/navigation/prefetch-link.tsx'
import { productMessages } from '#messages/catalogue/products.ts'
import { AddButton, ChooseButton } from './add-button.tsx'
import { CardPrice } from './card-price.tsx'
import { variantLabel } from '#domain/catalogue/variants/variant-label.ts'

export interface ProductCardProps {
  card: Card
  /** Opens the variants of a product that has hasVariants. */
  onVariants: (card: Card) => void
  onIntent: () => void
  /** A compact row on mobile (`true`) or only up to 480 px (`phone`), a card otherwise (LIST-03). */
  rows?: boolean | 'phone'
  compact?: boolean
  eager?: boolean
}

const shapes = {
  true: {
    card: 'p-2.5 wide:flex-col wide:p-3',
    picture: 'max-wide:w-24 max-wide:self-start max-wide:p-1.5',
  },
  phone: {
    card: 'p-2.5 phone:flex-col phone:p-3',
    picture: 'max-phone:w-24 max-phone:self-start max-phone:p-1.5',
  },
  false: { card: 'flex-col p-3', picture: '' },
}

/** One product of a list (LIST-04). The whole card is a link; the Add button sits above it. */
export function ProductCard({
  card: listed,
  onVariants,
  onIntent,
  rows = false,
  compact = false,
  eager = false,
}: ProductCardProps) {
  const t = productMessages
  const card = useOwnProduct(listed)
  const { shown, first, hasVariants } = choiceOf(card)
  const shape = shapes[`${rows}`]
  const CardLink = hasVariants ? Link : PrefetchLink
  return (
    <article
      className={classNames(
        'group relative flex h-full min-w-0 gap-3 rounded-card border border-hairline bg-surface transition-colors hover:border-control',
        shape.card,
      )}
    >
      <Picture
        src={card.image ?? first?.image}
        alt=""
        width={240}
        phoneWidth={96}
        eager={eager}
        className={classNames('shrink-0 rounded-control p-2', shape.picture)}
      />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <h3 className="text-sm leading-snug font-medium wide:text-base">
          <CardLink
            to={productPath(card.id, shown)}
            {...(!hasVariants && { target: '_blank', rel: 'noopener' })}
            {...(hasVariants && { onPointerEnter: onIntent })}
            onClick={(event) => {
              if (!hasVariants || event.metaKey || event.ctrlKey) return
              event.preventDefault()
              onVariants(listed)
            }}
            className="clamp-2 wrap-anywhere after:absolute after:inset-0 after:rounded-card group-hover:text-accent"
          >
            {card.name}
          </CardLink>
        </h3>
        {first && <OptionLine card={card} first={first} />}
        {first ? (
          <div className="mt-auto flex flex-wrap items-end justify-between gap-x-1.5 gap-y-2 pt-1">
            <CardPrice variant={first} compact={compact} />
            <span className="relative ml-auto">
              {hasVariants ? (
                <ChooseButton card={card} onChoose={() => onVariants(listed)} onIntent={onIntent} />
              ) : (
                <AddShown card={card} index={shown} variant={first} />
              )}
            </span>
          </div>
        ) : (
          <p className="mt-auto pt-1 text-sm text-quiet">{t.notAvailable}</p>
        )}
      </div>
    </article>
  )
}

/** The variant that a card shows, and whether there is a choice: where one was asked for, the card is of that one. */
function choiceOf({ fits, variants }: Card) {
  const shown = fits?.[0] ?? 0
  return { shown, first: variants[shown], hasVariants: (fits ?? variants).length > 1 }
}

/** Stays with what it follows, so that no line begins with it. */
const separator = '\u00a0· '

function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0')
}

function OptionLine({ card, first }: { card: Card; first: OwnVariant<CardVariant> }) {
  const t = productMessages
  const others = card.variants.length - 1
  const measure = card.measure && `${formatPrice(ownMeasure(card.measure, first).price)}/${card.measure.unit}`
  return (
    <>
      <p className="clamp-2 text-xs wrap-anywhere text-quiet wide:text-sm">
        <span>{variantLabel(first, t.defaultVariant)}</span>
        {first.unit && `${separator}${unbroken(t.perUnit(first.unit))}`}
        {measure && `${separator}${unbroken(measure)}`}
        {others > 0 && <> {t.moreVariants(others)}</>}
      </p>
      <QuantityRuleNote variant={first} />
    </>
  )
}

/** Add for the only variant, or for the only one that was asked for, which it then names. */
function AddShown({ card, index, variant }: { card: Card; index: number; variant: CardVariant }) {
  const { defaultVariant } = productMessages
  const name = card.fits === undefined ? card.name : `${card.name}, ${variantLabel(variant, defaultVariant)}`
  return <AddButton compositeId={compositeId(card.id, index)} variant={variant} name={name} />
}
