import { Link } from 'react-router'
import type { CalculatorLink } from '#domain/calculators/calculator-names.ts'

export type LabelledLink = CalculatorLink & { readonly label: string }

interface CalculatorLinksProps {
  calculators: readonly LabelledLink[]
  /** The composite id of a variant that the quantity is wanted of. */
  product?: string
}

/** Links to the calculators that give quantities of what a page sells (PRICE-05). */
export function CalculatorLinks({ calculators, product }: CalculatorLinksProps) {
  if (calculators.length === 0) return null
  return (
    <p className="flex flex-wrap gap-x-4">
      {calculators.map(({ name, material, label }) => (
        <Link
          key={name}
          to={`/calculators/${name}?${product ? `use.${material}=${encodeURIComponent(product)}` : `for=${material}`}`}
          className="py-2.5 text-sm font-price text-accent hover:underline"
        >
          {label}
        </Link>
      ))}
    </p>
  )
}
