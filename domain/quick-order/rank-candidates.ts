import type { MatchScore } from './match-score.ts'
import type { Candidate } from './matched-line.ts'

/** The maximum number of candidates to choose from. */
const MAX_CANDIDATES = 4
/** The minimum scores of a candidate, and of one that is certainly meant. */
const MIN_SCORE = 0.3
const CERTAIN_SCORE = 0.6
/** The minimum lead of a certain match over the next one, and the maximum gap of a candidate to the best. */
const MIN_MARGIN = 0.045
const MAX_GAP = 0.25

/** Ranks the candidates of a requested line, best first, with the index of the one that is certainly meant, or null. */
export function rankCandidates(scores: readonly MatchScore[]): {
  readonly candidates: readonly Candidate[]
  readonly best: number | null
} {
  const ranked = scores.filter((match) => match.score >= MIN_SCORE).toSorted((a, b) => b.score - a.score)
  const [first, second] = ranked
  if (first === undefined) return { candidates: [], best: null }
  const margin = second === undefined ? 1 : first.score - second.score
  const certain = first.score >= CERTAIN_SCORE && margin >= MIN_MARGIN && first.margin >= MIN_MARGIN / 2
  const candidates = ranked
    .filter((match) => first.score - match.score <= MAX_GAP)
    .slice(0, MAX_CANDIDATES)
    .map(({ product, variantIndex }) => ({ product, variantIndex }))
  return { candidates, best: certain ? 0 : null }
}
