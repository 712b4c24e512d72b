import { usual } from '../../lexicon/trade/facts.ts'
import { measureGap, toMeasure } from '../../lexicon/numbers/measures.ts'
import type { Fit, Size } from '../product-kind.ts'
import type { Evaluation } from './evaluate.ts'

/** The sizes that are the usual ones where nothing else was written. */
export function reduceToUsual({ productKind, sizes }: Pick<Evaluation, 'productKind' | 'sizes'>): {
  fits: readonly Fit[]
  assumed: readonly string[]
} {
  let fits = sizes
  const assumed: string[] = []
  for (const [of, attribute] of usual) {
    if (fits.length < 2) break
    if (!productKind.nameWords.has(of)) continue
    const having = fits.filter(({ size }) => bears(size, attribute))
    if (having.length === 0 || having.length === fits.length) continue
    fits = having
    assumed.push(attribute)
  }
  return { fits: plainest(fits), assumed }
}

/** The size that the others are with something added: 15 mm among 15 mm with lock. */
function plainest(fits: readonly Fit[]): readonly Fit[] {
  if (fits.length < 2) return fits
  const plain = fits.filter(({ size }) =>
    fits.every((other) => other.size === size || isWithMore(other.size, size)),
  )
  return plain.length === 1 ? plain : fits
}

function isWithMore(size: Size, plain: Size): boolean {
  const hasAll =
    [...plain.words].every((word) => size.words.has(word)) &&
    plain.measures.every((measure) => size.measures.some((borne) => measureGap(measure, borne) === 0))
  return hasAll && size.words.size + size.measures.length > plain.words.size + plain.measures.length
}

function bears(size: Size, attribute: string): boolean {
  const [, value, unit] = /^([\d.]+) (\w+)$/.exec(attribute) ?? []
  const [, code, number] = /^(\w+) ([\d.]+)$/.exec(attribute) ?? []
  if ((value ?? number) !== undefined) {
    const measure = toMeasure([Number(value ?? number)], unit ?? code ?? '')
    return size.measures.some((borne) => measureGap(measure, borne) === 0)
  }
  return attribute.split(' ').every((word) => size.words.has(word))
}
