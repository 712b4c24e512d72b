/** The singular of an English word: `tile` for `tiles`, `box` for `boxes`. */
export function singular(word: string): string {
  if (!/^[a-z]{4,}$/.test(word) || /(?:ss|us|is|as)$/.test(word)) return word
  if (/(?:ch|sh|x|ss)es$|^(?:gas|bus|lens)es$/.test(word)) return word.slice(0, -2)
  if (/^[dlpt]ies$/.test(word)) return word.slice(0, -1)
  if (word.endsWith('knives')) return word.replace(/ives$/, 'ife')
  if (/(?:she|ha)lves$/.test(word)) return `${word.slice(0, -3)}f`
  return word.replace(/ies$/, 'y').replace(/s$/, '')
}
