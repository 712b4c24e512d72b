import type { WrittenItem } from '../lexicon/items.ts'
import { isDecimal } from './counts.ts'
import { carriedBy, isContrary, isSize, type Grouped } from './carry-over.ts'

/** Text of a part of a line, as written. */
export function textOf(group: readonly WrittenItem[]): string {
  return group
    .map(({ text }) => text)
    .filter((text) => text !== '')
    .join(' ')
}

/** Ways to say a part of a row with what it takes from beside it: a noun, a material, a size. */
export function waysToSay({ group, groups, position, context, namesProduct }: Grouped): string[] {
  const own = group.map(({ item }) => item)
  const near = [...groups.slice(0, position).toReversed(), ...groups.slice(position + 1), context].filter(
    (items) => items.length > 0,
  )
  const nouns = near.find((items) => items.some(({ item }) => namesProduct(item))) ?? []
  const kept = nouns.filter(({ item }) => !isContrary(item, own))
  const terms = kept.filter(({ item }) => item.kind === 'term')
  const sized = kept.filter(({ item }) => item.kind === 'term' || isSize(item) || isDecimal(item))
  const whole = kept.filter(({ item }) => item.kind === 'term' || item.kind === 'measure')
  const carried = near.map((items) => said(items, own)).filter((text) => text !== '')
  const ways = own.some(namesProduct)
    ? [...carried, ...near.map((items) => textOf(items.filter(({ item }) => isSize(item)))).filter(Boolean)]
    : [terms, sized, whole].map((items) => textOf(items))
  return [...new Set(ways)].map((way) => `${way} ${textOf(group)}`.trim())
}

/** The material and the size that a part takes from a neighbour, in words. */
function said(neighbour: readonly WrittenItem[], own: Parameters<typeof carriedBy>[1]): string {
  const items = neighbour.map(({ item }) => item)
  return carriedBy(items, own)
    .map((item) => (item.kind === 'term' ? (item.hints[0] ?? '') : textFor(neighbour, item)))
    .filter(Boolean)
    .join(' ')
}

function textFor(items: readonly WrittenItem[], item: WrittenItem['item']): string {
  return items.find((each) => each.item === item)?.text ?? ''
}
