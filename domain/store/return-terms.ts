import type { Fault } from '../problem/faults.ts'

/** A part of a policy: its heading, and what it says, one point a line. */
export type PolicySection = { readonly title: string; readonly lines: readonly string[] }

/** Return terms as a page shows them; an example is what no shopkeeper has checked. */
export type ReturnTerms = { readonly sections: readonly PolicySection[]; readonly isExample: boolean }

const MAX_LENGTH = 4_000

/**
 * Reads the return terms as a shopkeeper writes them (GEN-10): a line that begins with `#` is a heading, every other line a point
 * below it. `# Within 7 days` and `Unused items in their packaging.` make one section.
 */
export function parseReturnTerms(text: string): PolicySection[] {
  const sections: { title: string; lines: string[] }[] = []
  for (const line of text.split('\n').map((raw) => raw.trim())) {
    const heading = /^#+\s*(.*)$/.exec(line)?.[1]
    if (heading !== undefined) sections.push({ title: heading, lines: [] })
    else if (line !== '') sections.at(-1)?.lines.push(line.replace(/^[-*•]\s+/, ''))
  }
  return sections
}

/** Reason that a text cannot be the return terms; null when it can. */
export function findReturnTermsIssue(text: string): Fault | null {
  const trimmed = text.trim()
  if (trimmed.length > MAX_LENGTH) return { code: 'more-characters', most: MAX_LENGTH }
  if (!trimmed.startsWith('#')) return { code: 'without-first-heading' }
  const isWhole = parseReturnTerms(trimmed).every(({ title, lines }) => title !== '' && lines.length > 0)
  return isWhole ? null : { code: 'heading-without-lines' }
}
