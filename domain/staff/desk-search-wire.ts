import { z } from 'zod'
import { defineCalls } from '../wire/call.ts'
import { hitKinds, type HitGroup, type HitKind } from './desk-search.ts'

const deskSearchQuery = z.object({
  q: z.string().trim().min(1).max(100).meta({
    description:
      'A number, a phone number, a GSTIN, or parts of a name; fewer than two letters or digits find nothing.',
  }),
})

const hit = z.object({
  id: z.string().meta({ description: 'Of its page; of a tax document the id of its order.' }),
  title: z.string(),
  detail: z.string().meta({ description: 'What tells it from its like.' }),
  state: z.string().nullable().meta({ description: 'A status, role or kind of document.' }),
  at: z.string().nullable().meta({ description: 'A moment in UTC, or a day in India.' }),
})

const deskSearchResult = z
  .object({
    groups: z
      .array(
        z.object({
          kind: z.enum(Object.keys(hitKinds) as [HitKind, ...HitKind[]]),
          hits: z.array(hit).readonly(),
          hasMore: z.boolean(),
          isSlow: z.boolean().meta({ description: 'The store was not done in time with this kind.' }),
        }),
      )
      .readonly()
      .meta({ description: 'What was found, by kind; kinds that the role may not see are not looked for.' }),
  })
  .meta({ id: 'DeskSearchResult' })

export const deskSearchCalls = defineCalls({
  search: { method: 'get', path: '/desk/search', query: deskSearchQuery, answer: deskSearchResult },
})

export type DeskSearchWire = z.infer<typeof deskSearchResult>

export function serializeHits(groups: readonly HitGroup[]): DeskSearchWire {
  return { groups }
}
