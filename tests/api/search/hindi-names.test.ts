import { expect, test } from 'vitest'
import { demoApiForTests } from '../../support/api/demo-api.ts'

const api = await demoApiForTests()
const { catalogue, quickOrder } = api.services.in('hi')

/** Products that are tried, every so many of the catalogue. */
const EACH = 9

test(
  '[LANG-02] [SEARCH-01] the Hindi name of a product finds it, and the Hindi name of its kind what is of that kind',
  { timeout: 120_000 },
  async () => {
    const all = await catalogue.listAllProducts({ offset: 0, limit: 2_000 })
    const tried = all.filter((_, index) => index % EACH === 0)
    const missed: string[] = []
    const first: string[] = []
    for (const { id, name } of tried) {
      const { cards } = await catalogue.searchProducts({ q: name, page: 1 })
      if (cards[0]?.id !== id) first.push(name)
      if (!cards.some((card) => card.id === id)) missed.push(`${name} → ${cards[0]?.name ?? '-'}`)
    }
    process.stdout.write(
      `  ${tried.length} names, ${first.length} not first, ${missed.length} not on the first page\n`,
    )
    const categories = [...(await catalogue.listMainCategories()), ...(await catalogue.listSubcategories())]
    const empty: string[] = []
    for (const { name } of categories) {
      const { total } = await catalogue.searchProducts({ q: name, page: 1 })
      if (total === 0) empty.push(name)
    }
    expect(missed.length / tried.length).toBeLessThan(0.05)
    expect(empty).toEqual([])
  },
)

test(
  '[LANG-02] [QO-04] the Hindi name of a product finds its kind in Quick Order, and its line stays as it was written',
  { timeout: 120_000 },
  async () => {
    const all = await catalogue.listAllProducts({ offset: 0, limit: 2_000 })
    const names = all.filter((_, index) => index % EACH === 0).map(({ name }) => name)
    const answer = await quickOrder.matchLines({ text: names.join('\n'), actor: null })
    const { lines } = JSON.parse(new TextDecoder().decode(answer)) as {
      lines: { text: string; candidates: unknown[] }[]
    }
    const missed = names.filter(
      (name) => !lines.some((line) => line.text === name && line.candidates.length > 0),
    )
    process.stdout.write(`  ${names.length} names, ${missed.length} not found in Quick Order\n`)
    expect(missed.length / names.length).toBeLessThan(0.05)
  },
)
