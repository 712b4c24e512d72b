import type { CalculatorLink } from '#domain/calculators/calculator-names.ts'
import { calculatorLinkMessages } from '#messages/catalogue/calculator-links.ts'
import type { LabelledLink } from './calculator-links.tsx'

/** Labels links for a loader, the first with the question; the browser needs the names of no other calculators. */
export function calculatorLinks(links: readonly CalculatorLink[]): LabelledLink[] {
  const { howMuch, name } = calculatorLinkMessages
  return links.map((link, index) => ({
    ...link,
    label: index === 0 ? `${howMuch} ${name(link.name)}` : name(link.name),
  }))
}
