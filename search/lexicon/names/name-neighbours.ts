/** The words that stand beside each other in the names of a catalogue. */
export type NameNeighbours = {
  readonly after: ReadonlyMap<string, ReadonlySet<string>>
  readonly before: ReadonlyMap<string, ReadonlySet<string>>
}

/** Collects the words behind and before each word of the names, from every two that follow each other. */
export function nameNeighbours(pairs: readonly (readonly string[])[]): NameNeighbours {
  const after = new Map<string, Set<string>>()
  const before = new Map<string, Set<string>>()
  for (const [first = '', second = ''] of pairs) {
    if (!isWord(first) || !isWord(second)) continue
    add(after, first, second)
    add(before, second, first)
  }
  return { after, before }
}

function isWord(word: string): boolean {
  return /^[a-z]{2,}$/.test(word)
}

function add(all: Map<string, Set<string>>, word: string, other: string): void {
  const known = all.get(word) ?? new Set<string>()
  all.set(word, known.add(other))
}
