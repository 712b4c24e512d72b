import { Check } from '#app/ui/icons/check.tsx'
import type { PublicProduct } from '#domain/catalogue/product.ts'
import type { TableRow } from './sizes-props.ts'
import { productPageMessages } from '#messages/catalogue/product-page.ts'

interface ProductDetailsProps {
  product: PublicProduct
  /** The table of specifications: names and values. */
  rows: readonly TableRow[]
}

/** Description, features and specifications, as far as the product has them (PROD-05). */
export function ProductDetails({ product, rows }: ProductDetailsProps) {
  const t = productPageMessages
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-8 wide:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]">
      <div className="grid content-start gap-8">
        {product.description.long !== '' && (
          <section>
            <h2 className="pb-3 text-lg">{t.description}</h2>
            <p className="max-w-[68ch] whitespace-pre-line">{product.description.long}</p>
          </section>
        )}
        {product.description.features.length > 0 && (
          <section>
            <h2 className="pb-3 text-lg">{t.features}</h2>
            <ul className="grid max-w-[68ch] gap-2">
              {product.description.features.map((feature) => (
                <li key={feature} className="flex gap-2.5">
                  <Check size={18} strokeWidth={2} className="mt-0.5 shrink-0 text-good" />
                  {feature}
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      {rows.length > 0 && (
        <section>
          <h2 className="pb-3 text-lg">{t.specifications}</h2>
          <table className="w-full border-collapse overflow-hidden rounded-card text-sm">
            <tbody>
              {rows.map(([name, value]) => (
                <tr key={name} className="border-b border-hairline last:border-0">
                  <th scope="row" className="w-2/5 py-2.5 pr-4 text-left align-top font-normal text-quiet">
                    {name}
                  </th>
                  <td className="py-2.5 align-top font-medium">{value}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </div>
  )
}
