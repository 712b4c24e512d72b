import type { MatchScore } from './match-score.ts'
import type { Candidate } from './matched-line.ts'

/** The most articles that a person is asked to choose from. */
const CHOICES = 4
/** From here on an article may be what a line means, and from here on it certainly is. */
const POSSIBLE = 0.3
const CERTAIN = 0.6
/** How far the certain one must be ahead of the next, and how far a choice may be behind the best. */
const AHEAD = 0.045
const BEHIND = 0.25

/** The articles that a line may mean, the likeliest first, and the one that it certainly means. */
export function rankCandidates(fits: readonly MatchScore[]): {
  readonly candidates: readonly Candidate[]
  readonly best: number | null
} {
  const likely = fits.filter((fit) => fit.score >= POSSIBLE).toSorted((a, b) => b.score - a.score)
  const [first, second] = likely
  if (first === undefined) return { candidates: [], best: null }
  const ahead = second === undefined ? 1 : first.score - second.score
  const certain = first.score >= CERTAIN && ahead >= AHEAD && first.ahead >= AHEAD / 2
  const candidates = likely
    .filter((fit) => first.score - fit.score <= BEHIND)
    .slice(0, CHOICES)
    .map(({ product, variantIndex }) => ({ product, variantIndex }))
  return { candidates, best: certain ? 0 : null }
}
