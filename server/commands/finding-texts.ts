import { formatPrice } from '#domain/money/format.ts'
import { priceOfMicros } from '#domain/money/price.ts'
import type { Finding } from '#domain/problem/findings.ts'

/** Findings about the documents of a folder, in words for the terminal. */
export function findingsText(findings: readonly Finding[]): string {
  return findings.map(textOf).join('; ')
}

function textOf(finding: Finding): string {
  if (finding.code === 'told') return finding.text
  if (finding.code === 'rate-not-yours' || finding.code === 'rate-mistyped') {
    const { rate, rates } = finding
    const hint = finding.code === 'rate-mistyped' ? ` Is it ${finding.meant} %?` : ''
    return `${rate} % is none of your GST rates (${rates.join(', ')}).${hint}`
  }
  if (finding.code === 'price-moves') {
    const { variant, quantity, from, to } = finding
    const bought = quantity === 1 ? '' : ` from ${quantity} on`
    return `${variant}${bought}: ${formatPrice(priceOfMicros(from))} → ${formatPrice(priceOfMicros(to))}`
  }
  return JSON.stringify(finding)
}
