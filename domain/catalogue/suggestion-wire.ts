import { z } from 'zod'
import { defineCalls } from '../wire/call.ts'
import { priceText } from '../money/price.ts'
import type { Suggestions } from './lists/suggestions.ts'

const texts = z.array(z.string()).readonly()

const suggestions = z
  .object({
    categories: z
      .array(
        z.object({
          kind: z.enum(['main', 'sub']),
          id: z.string(),
          name: z.string(),
          image: z.string().nullable(),
          mainCategoryId: z.string(),
        }),
      )
      .readonly(),
    kinds: z
      .array(
        z.object({
          name: z.string().meta({ example: 'CPVC Elbow 90°' }),
          image: z.string().nullable(),
          sizes: texts,
          moreSizes: z.number().int().meta({ description: 'How many more sizes there are.' }),
          priceFrom: z.string().nullable().meta({ description: 'With GST, rupees as exact text.' }),
          query: z.string().meta({ description: 'What to search for to see it.' }),
          product: z
            .object({ id: z.string(), variantIndex: z.number().int() })
            .nullable()
            .meta({ description: 'The only product that it is, if it is only one.' }),
        }),
      )
      .readonly()
      .meta({ description: 'Product kinds: what is sold, whoever makes it.' }),
    products: z
      .array(
        z.object({
          id: z.string(),
          name: z.string(),
          image: z.string().nullable(),
          price: z
            .string()
            .nullable()
            .meta({ description: 'With GST, rupees as exact text.', example: '382.5' }),
          variantIndex: z.number().int().meta({ description: 'The variant that the price is of.' }),
        }),
      )
      .readonly(),
  })
  .meta({ id: 'Suggestions' })

export const suggestionCalls = defineCalls({
  suggest: {
    method: 'get',
    path: '/suggestions',
    query: z.object({
      q: z.string().meta({ example: 'sariya' }),
    }),
    answer: suggestions,
  },
})

type SuggestionsWire = z.infer<typeof suggestions>

/** Suggestions with their prices as exact text. */
export function serializeSuggestions({ categories, kinds, products }: Suggestions): SuggestionsWire {
  return {
    categories,
    kinds: kinds.map((kind) => ({
      ...kind,
      priceFrom: kind.priceFrom === null ? null : priceText(kind.priceFrom),
    })),
    products: products.map(({ id, name, image, price, variantIndex }) => ({
      id,
      name,
      image,
      price: price === null ? null : priceText(price),
      variantIndex,
    })),
  }
}
