import type { KindIndex } from '../../product-kinds/kind-index.ts'

/** The options behind the first one of each size that has several, with the first ones that they stand behind. */
type Options = ReadonlyMap<string, ReadonlySet<string>>

const known = new WeakMap<KindIndex['productKinds'], Options>()

/** The content of a pack, which is no count of an order: the `4 tiles` of a box. */
const PACKED = /^\d+ (?:tiles?|planks?|pieces|sheets|slabs)$/
/** A count behind the last option. */
const COUNT = /^(.*?)(\s*(?:[-–—:=×*(\t]|\bx\b|\s\d).*)$/s

/**
 * A text with the options of what it names as the shop writes them, `4 module, Wood`, in one part: behind a comma an option is no line of
 * its own.
 */
export function withOwnOptions(text: string, { productKinds }: KindIndex): string {
  if (!text.includes(',')) return text
  const parts = text.split(',')
  const options = optionsOf(productKinds)
  const told: string[] = []
  for (let at = 0; at < parts.length; at += 1) {
    const length = optionsAt(parts, at, options)
    const joined = parts
      .slice(at, at + length + 1)
      .filter((part) => length === 0 || !PACKED.test(plain(part)))
    told.push(joined.join(' '))
    at += length
  }
  return told.join(',')
}

/** Number of parts behind one that are options of what ends it. */
function optionsAt(parts: readonly string[], at: number, options: Options): number {
  const first = plain(parts[at] ?? '')
  for (let length = Math.min(MOST_OPTIONS, parts.length - 1 - at); length > 0; length -= 1) {
    const others = parts.slice(at + 1, at + 1 + length)
    const last = others.at(-1) ?? ''
    const counted = COUNT.exec(last.trimStart())?.[1] ?? last
    const ways = [others, [...others.slice(0, -1), counted]].map((way) => way.map(plain).join(','))
    const isKnown = ways.some((way) =>
      [...(options.get(way) ?? [])].some((option) => endsWith(first, option)),
    )
    if (isKnown) return length
  }
  return 0
}

const MOST_OPTIONS = 3

function endsWith(text: string, option: string): boolean {
  return text === option || text.endsWith(` ${option}`) || text.endsWith(`(${option}`)
}

function optionsOf(productKinds: KindIndex['productKinds']): Options {
  const found = known.get(productKinds)
  if (found !== undefined) return found
  const options = new Map<string, Set<string>>()
  for (const { sizes } of productKinds)
    for (const { label } of sizes) {
      const [first = '', ...others] = label.split(',').map(plain)
      if (others.length === 0 || first === '') continue
      const key = others.join(',')
      options.set(key, (options.get(key) ?? new Set<string>()).add(first))
    }
  known.set(productKinds, options)
  return options
}

function plain(text: string): string {
  return text.trim().toLowerCase().replace(/\)$/, '').replaceAll(/\s+/g, ' ')
}
