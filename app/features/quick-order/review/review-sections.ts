import { lineState, type Review, type ReviewLine } from './review-lines.ts'

/** Tells whether a line goes into the cart as it stands. */
export function isReady(line: ReviewLine): boolean {
  return !line.isRemoved && lineState(line) === 'ready'
}

/** Tells whether a line stands among those that need an answer, rather than in the table of the ready ones. */
export function isAmongOpen(line: ReviewLine): boolean {
  return line.isPending || lineState(line) !== 'ready'
}

/** Tells whether a line still needs an answer. */
export function needsAnswer(line: ReviewLine): boolean {
  return !line.isRemoved && lineState(line) !== 'ready'
}

/** The key of the line to answer after another one, from the first again after the last; null when none is left. */
export function nextOpenKey(lines: readonly ReviewLine[], after: string | null): string | null {
  const at = lines.findIndex(({ key }) => key === after)
  const following = [...lines.slice(at + 1), ...lines.slice(0, Math.max(at, 0))]
  const next = following.find(needsAnswer) ?? lines.find(needsAnswer)
  return next?.key ?? null
}

/** A new review of a list with what was chosen and counted in an earlier one for the lines that are still written alike. */
export function withAnswers(review: Review, earlier: Review | null): Review {
  const left = earlier === null ? [] : earlier.lines.filter(isReady)
  const lines = review.lines.map((line) => {
    const at = left.findIndex(({ text }) => text === line.text)
    const [answered] = at === -1 ? [] : left.splice(at, 1)
    if (answered === undefined || !isStillOffered(line, answered)) return line
    const { selection, pieces, isOut } = answered
    return { ...line, selection, pieces, isOut }
  })
  return { ...review, products: { ...earlier?.products, ...review.products }, lines }
}

/** Tells whether the variant that was chosen for a line is still among its candidates or their other brands. */
function isStillOffered({ candidates }: ReviewLine, { selection }: ReviewLine): boolean {
  return candidates.some(({ productId, otherBrands }) =>
    [productId, ...otherBrands.map((each) => each.productId)].includes(selection?.productId ?? ''),
  )
}
