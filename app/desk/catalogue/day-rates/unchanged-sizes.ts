import type { RepricedProduct } from '#domain/catalogue/entries/wire.ts'
import { faultWords } from '#app/desk/kit/errors/fault-words.ts'
import { deskPriceMessages } from '#app/messages/desk/catalogue/prices.ts'

/** A size or a product that stays as it is, with the reason. */
export interface UnchangedSize {
  readonly key: string
  readonly name: string
  readonly reason: string
}

/** Names a size of a product. */
export function sizeName({ name }: Pick<RepricedProduct, 'name'>, variant: string): string {
  return variant === '' ? name : `${name}, ${variant}`
}

/** The sizes and products that stay as they are, with the reasons. */
export function unchangedSizes(products: readonly RepricedProduct[]): UnchangedSize[] {
  const t = deskPriceMessages
  return products.flatMap((product): UnchangedSize[] => {
    const { id, name, rows, refused } = product
    if (refused !== null) {
      const fault = refused.fault === null ? '' : (faultWords(refused.fault) ?? '')
      return [{ key: id, name, reason: t[`refused-${refused.code}`](fault) }]
    }
    return rows.flatMap(({ index, variant, kept }) =>
      kept === null
        ? []
        : [{ key: `${id} ${index}`, name: sizeName(product, variant), reason: t[`kept-${kept}`] }],
    )
  })
}
