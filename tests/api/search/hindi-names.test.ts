import { expect, test } from 'vitest'
import { demoApiForTests } from '../../support/api/demo-api.ts'

const api = await demoApiForTests()
const { catalogue } = api.services.in('hi')

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
    expect(empty.length / categories.length).toBeLessThan(0.02)
  },
)
