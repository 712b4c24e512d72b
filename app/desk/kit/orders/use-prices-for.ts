import { useEffect, useState } from 'react'
import { priceText } from '#domain/money/price.ts'
import { MAX_PRICED_PRODUCTS, type OwnPricesWire } from '#domain/pricing/wire.ts'
import { fetchPricesFor } from '#app/api/desk/price-lists.ts'

/** Somebody whom staff take an order for, and the firm that they buy for. */
export interface PricedFor {
  readonly customer: { readonly uid: string } | null | undefined
  readonly firm: { readonly id: string } | null | undefined
}

/** Prices of one by quantity, in rupees as exact text. */
interface Texts {
  readonly price: string
  readonly priceBreaks?: readonly { readonly minQuantity: number; readonly price: string }[] | undefined
}

/** Something at the prices of a customer, with those that everybody pays. */
export type AtPrices<T> = T & { readonly publicly?: Texts }

type Found = ReadonlyMap<string, OwnPricesWire>

/**
 * The prices that were agreed with a customer on some products. While they are not known, or cannot be read, those of the catalogue are
 * shown, and the store says when the order is placed what it costs.
 */
export function usePricesFor(of: PricedFor, products: readonly string[]) {
  const customer = of.customer?.uid ?? null
  const firm = of.firm?.id ?? null
  const [round, setRound] = useState(0)
  const [found, setFound] = useState<{ readonly buyer: string; readonly prices: Found }>()
  const buyer = JSON.stringify([customer, firm])
  const wanted = customer === null ? '[]' : JSON.stringify([String(round), ...new Set(products)])
  useEffect(() => {
    let isCurrent = true
    const ids = (JSON.parse(wanted) as string[]).slice(1)
    const pages = Array.from({ length: Math.ceil(ids.length / MAX_PRICED_PRODUCTS) }, (_, page) =>
      fetchPricesFor({
        customer,
        firm,
        products: ids.slice(page * MAX_PRICED_PRODUCTS, (page + 1) * MAX_PRICED_PRODUCTS),
      }),
    )
    Promise.all(pages).then(
      (all) => {
        if (isCurrent) setFound({ buyer, prices: new Map(all.flat().map((each) => [each.product, each])) })
        return null
      },
      () => null,
    )
    return () => {
      isCurrent = false
    }
  }, [buyer, customer, firm, wanted])
  const prices = found?.buyer === buyer ? found.prices : null
  return {
    /** Something of a variant at the customer’s prices. */
    at: <T extends Texts & { readonly uid: string | null }>(product: string, item: T): AtPrices<T> => {
      const own = prices?.get(product)
      return own === undefined || own.uid !== item.uid ? item : withPrices(item, own)
    },
    /** Reads them again, where the store has refused what was shown. */
    reload: () => setRound((before) => before + 1),
  }
}

/** Something at the prices of a customer. */
export function withPrices<T extends Texts>(
  item: T,
  { priceWithGst, priceBreaks = [] }: OwnPricesWire,
): AtPrices<T> {
  return {
    ...item,
    price: priceText(priceWithGst),
    priceBreaks: priceBreaks.map((each) => ({
      minQuantity: each.minQuantity,
      price: priceText(each.priceWithGst),
    })),
    publicly: { price: item.price, priceBreaks: item.priceBreaks },
  }
}

/** Price of one of so many for everybody else, in rupees as exact text; null where that of the customer is no other. */
export function publicPriceOf({ publicly, ...own }: AtPrices<Texts>, quantity: number): string | null {
  if (publicly === undefined) return null
  const price = priceOf(publicly, quantity)
  return price === priceOf(own, quantity) ? null : price
}

function priceOf({ price, priceBreaks = [] }: Texts, quantity: number): string {
  return priceBreaks.findLast(({ minQuantity }) => quantity >= minQuantity)?.price ?? price
}
