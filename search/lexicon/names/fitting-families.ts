/** Fittings that only pipes have, by which a word is known to tell such fittings apart. */
const OF_PIPES = new Set('elbow tee bend union nipple reducer'.split(' '))
/** All fittings of a family: who does not sell one of agriculture sells none. */
const FAMILY = [...OF_PIPES, 'socket', 'coupler', 'coupling', 'cross']
/** Other heads of names with the same word, by which its long and its short form are known as one. */
const BESIDE = new Set(['pipe', 'fitting', 'adapter', 'adaptor'])
/** The shortest word that stands for a longer one that begins with it: agri for agriculture. */
const SHORTEST_FORM = 4

/**
 * The names of fittings that follow from names of what is not sold: where an `agri elbow` is not, an agri socket and an agriculture tee are not either.
 * None of a word that describes by itself, nor of one that something sold of the family is called by.
 */
export function fittingsOfFamilies(
  names: readonly (readonly string[])[],
  {
    describes,
    isSold,
  }: { readonly describes: (word: string) => boolean; readonly isSold: (name: string) => boolean },
): string[] {
  const headsByWord = new Map<string, Set<string>>()
  for (const [word = '', head = '', ...others] of names) {
    if (others.length > 0 || !(FAMILY.includes(head) || BESIDE.has(head))) continue
    const heads = headsByWord.get(word) ?? new Set()
    headsByWord.set(word, heads.add(head))
  }
  return [...headsByWord.keys()]
    .filter((word) => !describes(word) && !FAMILY.some((head) => isSold(`${word} ${head}`)))
    .filter((word) =>
      formsOf(word, headsByWord).some((heads) => [...heads].some((head) => OF_PIPES.has(head))),
    )
    .flatMap((word) => FAMILY.map((head) => `${word} ${head}`))
}

/** The heads that a word and its long or short form stand before. */
function formsOf(word: string, headsByWord: ReadonlyMap<string, ReadonlySet<string>>): ReadonlySet<string>[] {
  const own = headsByWord.get(word) ?? new Set()
  return [...headsByWord].flatMap(([other, heads]) =>
    other === word ||
    (areForms(word, other) && ([...own].some((head) => heads.has(head)) || isDone(word, other)))
      ? [heads]
      : [],
  )
}

function areForms(one: string, other: string): boolean {
  const [short = '', long = ''] = [one, other].toSorted((a, b) => a.length - b.length)
  return short.length >= SHORTEST_FORM && long.startsWith(short)
}

/** Tells whether one is what is done with the other: thread and threaded. */
function isDone(one: string, other: string): boolean {
  return `${one}ed` === other || `${other}ed` === one
}
