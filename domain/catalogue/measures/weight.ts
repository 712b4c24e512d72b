// making a formatter costs far more than using one
const formats = {
  t: new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 }),
  kg: new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 }),
}

/** A weight in kilograms as people say it: grams below one, tonnes from 1,000 on, three figures at most after the point. */
export function formatWeight(kilograms: number): string {
  const [value, unit] =
    kilograms >= 1000 ? [kilograms / 1000, 't'] : kilograms < 1 ? [kilograms * 1000, 'g'] : [kilograms, 'kg']
  return `${formats[unit === 't' ? 't' : 'kg'].format(value)} ${unit}`
}

/** The weight of lines in kilograms; null when the weight of one of them is not known, for less than all would mislead. */
export function totalWeightKg(
  lines: readonly { readonly quantity: number; readonly weightKg?: number | undefined }[],
): number | null {
  if (lines.length === 0 || lines.some(({ weightKg }) => weightKg === undefined)) return null
  return lines.reduce((sum, { quantity, weightKg = 0 }) => sum + quantity * weightKg, 0)
}
