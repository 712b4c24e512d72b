import { Link } from 'react-router'
import type { CalculatorLink } from '#domain/calculators/calculator-names.ts'
import { calculatorLinkMessages } from '#app/messages/calculator-links.ts'
import { useMessages } from '#app/i18n/locale.tsx'

interface CalculatorLinksProps {
  calculators: readonly CalculatorLink[]
  /** The composite id of a variant that the quantity is wanted of. */
  product?: string
}

/** Links to the calculators that give quantities of what a page sells (PRICE-05). */
export function CalculatorLinks({ calculators, product }: CalculatorLinksProps) {
  const t = useMessages(calculatorLinkMessages)
  if (calculators.length === 0) return null
  return (
    <p className="flex flex-wrap gap-x-3 text-sm">
      <span className="py-2 text-quiet">{t.howMuch}</span>
      {calculators.map(({ name, material }) => (
        <Link
          key={name}
          to={`/calculators/${name}?${product ? `use.${material}=${encodeURIComponent(product)}` : `for=${material}`}`}
          className="touch py-2 font-price text-accent hover:underline"
        >
          {t.name(name)}
        </Link>
      ))}
    </p>
  )
}
