const MIN_LENGTH = 16
const MIN_DISTINCT = 8
/** The share of characters that may follow from the one before. */
const MAX_PREDICTABLE = 0.6

/** Words of secrets that were copied from an example, or never chosen. */
const exampleWords =
  /change.?me|replace|example|secret|passw|default|qwerty|letmein|placeholder|your[-_ ]|dummy|sample|x{4}|abc123/i

/**
 * Reason that a secret could be guessed, as text to follow its name; null when it looks random. A provider's own key may be
 * shorter than one that the operator invents.
 */
export function findWeakness(secret: string, minLength = MIN_LENGTH): string | null {
  if (secret.length < minLength) return `is shorter than ${minLength} characters`
  if (exampleWords.test(secret)) return 'is an example, not a secret'
  if (new Set(secret).size < MIN_DISTINCT) return `has fewer than ${MIN_DISTINCT} different characters`
  return predictableShare(secret) > MAX_PREDICTABLE ? 'is a sequence or a repetition' : null
}

/** Share of a text that continues a sequence (`abcd`, `4321`, `aaaa`), or repeats an earlier pair. */
function predictableShare(text: string): number {
  let predictable = 0
  for (let index = 1; index < text.length; index += 1) {
    const step = text.charCodeAt(index) - text.charCodeAt(index - 1)
    const pair = text.slice(index - 1, index + 1)
    if (Math.abs(step) <= 1 || text.slice(0, index).includes(pair)) predictable += 1
  }
  return predictable / (text.length - 1)
}
