/** A text of at most so many characters, cut at a word where there is one, with an ellipsis. */
export function shorten(text: string, max: number): string {
  // what is far beyond needs no counting
  const characters = Array.from(text.slice(0, 2 * max + 2))
  if (characters.length <= max) return text
  const cut = characters.slice(0, max - 1).join('')
  const word = cut.lastIndexOf(' ')
  return `${(word > max / 2 ? cut.slice(0, word) : cut).trimEnd()}…`
}
