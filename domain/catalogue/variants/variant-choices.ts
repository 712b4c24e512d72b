import type { PublicVariant } from './variant.ts'

/** A value of one option, and the variant that choosing it leads to. */
export type VariantChoice = { readonly label: string; readonly index: number; readonly isSelected: boolean }

/**
 * One row of choices for each option of which variants have several values, such as sizes and colours. A choice keeps the other options of
 * the selected variant where that is sold, and as many of them as it can elsewhere. Null where variants do not differ by two options.
 */
export function variantChoices(
  variants: readonly Pick<PublicVariant, 'options'>[],
  selected: number,
): VariantChoice[][] | null {
  const current = variants[selected]?.options ?? []
  const isRegular = variants.every(({ options }) => options.length === current.length)
  const isDistinct = new Set(variants.map(({ options }) => options.join('\n'))).size === variants.length
  if (!isRegular || !isDistinct) return null
  const rows = current
    .map((_, place) => {
      const values = [...new Set(variants.map(({ options }) => options[place] ?? ''))]
      return values.map((label) => ({
        label,
        index: nearestWith(variants, { place, label, current }),
        isSelected: label === current[place],
      }))
    })
    .filter(({ length }) => length > 1)
  return rows.length < 2 ? null : rows
}

function nearestWith(
  variants: readonly Pick<PublicVariant, 'options'>[],
  { place, label, current }: { place: number; label: string; current: readonly string[] },
): number {
  const shared = variants.map(({ options }) =>
    options[place] === label ? options.filter((option, at) => option === current[at]).length : -1,
  )
  return shared.indexOf(Math.max(...shared))
}
