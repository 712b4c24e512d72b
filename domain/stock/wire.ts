import { z } from 'zod'
import { price, timestamp } from '../wire/atoms.ts'
import { defineCalls } from '../wire/call.ts'
import { MAX_BARCODE_LENGTH } from './barcode.ts'
import { MAX_CHANGE_LINES, MAX_UNITS, stockChangeKinds } from './stock-change.ts'
import { stockReasons, stockStates } from './stock.ts'

const text = (most: number) => z.string().trim().min(1).max(most)
const units = z.number().int().min(0).max(MAX_UNITS)
const day = z.iso.date()
const productId = text(200)
const variantUid = text(200)
const placeId = text(40)
const cost = price.meta({ description: 'Of one unit without tax, in millionths of a rupee.' })

const place = z.object({ id: placeId, name: z.string().max(200) })
const MAX_PLACES = 20

const stockRow = z
  .object({
    productId: z.string(),
    variantUid: z.string(),
    name: z.string(),
    options: z.array(z.string()).readonly(),
    unit: z.string().nullable(),
    tracked: z.boolean().meta({ description: 'What is not tracked is sold without limit.' }),
    lowLevel: z.number().int(),
    expectedOn: day.nullable(),
    barcode: z.string().nullable(),
    cost: cost.nullable().meta({
      description:
        'Of one unit at the last receipt, in millionths of a rupee; null to those who may not see it.',
    }),
    state: z.enum(stockStates),
    available: z.number().int(),
    soldLately: z.number().int().meta({ description: 'What left with orders in the last 30 days.' }),
    daysLeft: z.number().int().nullable().meta({
      description: 'How long that lasts if it is sold on as lately; null when nothing was sold.',
    }),
    levels: z
      .array(z.object({ placeId: z.string(), onHand: z.number().int(), reserved: z.number().int() }))
      .readonly(),
  })
  .meta({ id: 'StockRow' })

export const stockFilters = ['tracked', 'short', 'low', 'out', 'all'] as const

const stockQuery = z.object({
  q: z.string().trim().max(100).default(''),
  filter: z.enum(stockFilters).default('tracked').meta({
    description: '`short` is low or out; `all` has what is not tracked too.',
  }),
  sort: z
    .enum(['state', 'days'])
    .default('state')
    .meta({ description: 'What is out first, or what lasts the fewest days; `all` is as the catalogue.' }),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
})

const stockList = z
  .object({
    rows: z.array(stockRow).readonly(),
    more: z.boolean(),
    places: z.array(place).readonly().meta({ description: 'What the first one has is sold first.' }),
    lowStockLevel: z
      .number()
      .int()
      .meta({ description: 'What a variant that begins to be tracked is low from.' }),
    counts: z.object({ tracked: z.number().int(), low: z.number().int(), out: z.number().int() }),
  })
  .meta({ id: 'StockList' })

const stockPlacesRequest = z
  .object({
    before: z.array(place).max(MAX_PLACES).readonly().meta({
      description: 'As the editor saw them: with others in between, nothing is changed.',
    }),
    places: z
      .array(z.object({ id: placeId.nullable(), name: text(60) }))
      .min(1)
      .max(MAX_PLACES)
      .readonly()
      .meta({
        description: 'All that stay open, in their order; null makes one. An empty one may be left out.',
      }),
  })
  .meta({ id: 'StockPlacesRequest' })

const stockPlaces = z.object({ places: z.array(place).readonly() }).meta({ id: 'StockPlaces' })

const stockItemRequest = z
  .object({
    productId,
    variantUid,
    tracked: z.boolean(),
    lowLevel: units,
    expectedOn: day.nullable(),
    barcode: text(MAX_BARCODE_LENGTH).nullable(),
    seen: stockRow
      .pick({ tracked: true, lowLevel: true, expectedOn: true, barcode: true })
      .optional()
      .meta({ description: 'It as the editor saw it; it is changed however it is when left out.' }),
  })
  .meta({ id: 'StockItemRequest' })

const changeLine = z.object({
  productId,
  variantUid,
  quantity: units,
  cost: cost.nullish().meta({ description: 'receipt: of one unit without tax, in millionths of a rupee.' }),
  seen: z.number().int().optional().meta({
    description:
      'count: how many lay there for all that the caller knew; with another number in between, nothing is changed. Left out, whatever lies there is replaced.',
  }),
})

const stockChangeRequest = z
  .object({
    id: z.uuid().meta({ description: 'Made by the caller; a repeat changes nothing.' }),
    kind: z.enum(stockChangeKinds),
    placeId,
    toPlaceId: placeId.nullish().meta({ description: 'transfer: where to.' }),
    supplier: text(200).nullish().meta({ description: 'receipt: from whom.' }),
    note: text(500).nullish(),
    lines: z.array(changeLine).min(1).max(MAX_CHANGE_LINES).readonly(),
  })
  .meta({ id: 'StockChangeRequest' })

const stockRows = z.object({ rows: z.array(stockRow).readonly() }).meta({ id: 'StockRows' })

const stockMovementQuery = z.object({
  productId: productId.optional(),
  variantUid: variantUid.optional(),
  before: z.coerce.number().int().min(1).optional(),
})

const stockMovement = z
  .object({
    id: z.number().int(),
    at: timestamp,
    name: z.string(),
    options: z.array(z.string()).readonly(),
    place: z.string(),
    quantity: z.number().int().meta({ description: 'Positive for what came in.' }),
    reason: z.enum(stockReasons),
    actor: z.string(),
    orderId: z.string().nullable(),
    orderNumber: z.string().nullable(),
    note: z.string().nullable(),
    isOpening: z.boolean().meta({ description: 'True of the count that opens the stock of a product.' }),
    supplier: z.string().nullable(),
    cost: cost.nullable(),
  })
  .meta({ id: 'StockMovement' })

const stockMovements = z
  .object({ movements: z.array(stockMovement).readonly(), next: z.number().int().nullable() })
  .meta({ id: 'StockMovements' })

export const stockCalls = defineCalls({
  list: { method: 'get', path: '/desk/stock', query: stockQuery, answer: stockList },
  setItem: { method: 'put', path: '/desk/stock/item', body: stockItemRequest, answer: stockRows },
  change: { method: 'post', path: '/desk/stock/changes', body: stockChangeRequest, answer: stockRows },
  setPlaces: { method: 'put', path: '/desk/stock/places', body: stockPlacesRequest, answer: stockPlaces },
  listMovements: {
    method: 'get',
    path: '/desk/stock/movements',
    query: stockMovementQuery,
    answer: stockMovements,
  },
})

export type StockPlacesRequest = z.input<typeof stockPlacesRequest>
export type StockPlacesWire = z.infer<typeof stockPlaces>
export type StockRowWire = z.infer<typeof stockRow>
export type StockListWire = z.infer<typeof stockList>
export type StockMovementsWire = z.infer<typeof stockMovements>
export type StockFilter = (typeof stockFilters)[number]
export type StockItemRequest = z.input<typeof stockItemRequest>
export type StockChangeRequest = z.input<typeof stockChangeRequest>
