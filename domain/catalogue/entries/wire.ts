import { z } from 'zod'
import { faultOnWire } from '../../problem/faults.ts'
import { price } from '../../wire/atoms.ts'
import { defineCalls } from '../../wire/call.ts'
import { declarations } from '../declarations.ts'
import { collections, entryStatuses } from './collections.ts'
import { unchangedReasons } from './reprice.ts'
import type { DeskEntry, EntryChoices } from './desk-entry.ts'
import { MAX_SELECTED, entrySorts } from './entry-list.ts'
import { bannerForm, categoryForm, departmentForm, productForm, subcategoryForm } from './forms/forms.ts'

const status = z.enum(entryStatuses)
const digest = z
  .string()
  .max(100)
  .meta({ description: 'The version that is shown; a change of another version is refused.' })
const id = z.string().min(1).max(200)

const collectionParam = z.enum(collections)

const form = z.union([
  departmentForm.meta({ id: 'DepartmentForm' }),
  categoryForm.meta({ id: 'CategoryForm' }),
  subcategoryForm.meta({ id: 'SubcategoryForm' }),
  productForm.meta({ id: 'ProductForm' }),
  bannerForm.meta({ id: 'BannerForm' }),
])

/** As sent: `kind` picks the form, so that a mistake is reported for its field. */
const typedForm = z.discriminatedUnion('kind', [
  departmentForm,
  categoryForm,
  subcategoryForm,
  productForm,
  bannerForm,
])

const entryQuery = z.object({
  q: z.string().max(100).optional().meta({ description: 'A part of the name or the id.' }),
  status: status.optional(),
  parent: id.optional().meta({ description: 'What the entries lie in.' }),
  lacks: z
    .enum(declarations)
    .optional()
    .meta({ description: 'Only products that lack this declaration, which law asks for.' }),
  sort: z.enum(entrySorts).optional().meta({ description: 'In catalogue order where nothing is said.' }),
  page: z.coerce.number().int().min(1).max(10_000).optional(),
  size: z.coerce
    .number()
    .int()
    .min(1)
    .max(MAX_SELECTED)
    .optional()
    .meta({ description: 'How many to a page.' }),
})

const entryPage = z
  .object({
    entries: z
      .array(
        z.object({
          id: z.string(),
          name: z.string(),
          status,
          digest,
          image: z.string().nullable(),
          parents: z.array(z.string()).readonly(),
          variants: z.number().int(),
          priceFrom: price.nullable(),
          hsn: z.string().nullable(),
          gstRate: z.string().nullable().meta({ description: 'Percent, as delivered.' }),
          brand: z.string().nullable(),
          skus: z
            .array(z.string())
            .readonly()
            .meta({ description: 'Supplier’s numbers of the first sizes.' }),
          stock: z
            .object({
              tracked: z.number().int().meta({ description: 'How many sizes are tracked.' }),
              available: z.number().int().meta({ description: 'Units that can be sold.' }),
              low: z.number().int(),
              out: z.number().int(),
            })
            .nullable()
            .meta({ description: 'Null where no size is tracked.' }),
        }),
      )
      .readonly(),
    total: z.number().int(),
    pageSize: z.number().int(),
  })
  .meta({ id: 'EntryPage' })

const choice = z.object({ id: z.string(), name: z.string(), status, parents: z.array(z.string()).readonly() })

const entryChoices = z
  .object({
    departments: z.array(choice).readonly(),
    categories: z.array(choice).readonly(),
    subcategories: z.array(choice).readonly(),
    counts: z.record(collectionParam, z.number().int()),
  })
  .meta({ id: 'EntryChoices' })

const deskEntry = z
  .object({
    id: z.string(),
    collection: collectionParam,
    status,
    digest,
    form,
    isInUse: z.boolean().meta({ description: 'Whether it can be archived only, not deleted.' }),
  })
  .meta({ id: 'DeskEntry' })

const addEntryRequest = z.object({ form: typedForm, status }).meta({ id: 'AddEntryRequest' })

const editEntryRequest = z
  .object({
    digest,
    form: typedForm,
    confirmFalls: z.boolean().optional().meta({ description: 'Whether prices may fall by more than half.' }),
  })
  .meta({ id: 'EditEntryRequest' })

const copyEntryRequest = z.object({ name: z.string().trim().min(1).max(200) })

const ids = z.array(id).min(1).max(MAX_SELECTED)

const entryStatusRequest = z.object({ ids, status }).meta({ id: 'EntryStatusRequest' })
const changedEntries = z.object({ changed: z.number().int() }).meta({ id: 'ChangedEntries' })

const deleteEntriesRequest = z.object({ ids }).meta({ id: 'DeleteEntriesRequest' })
const deletedEntries = z
  .object({
    deleted: z.array(z.string()).readonly(),
    inUse: z.array(z.string()).readonly().meta({ description: 'Those that can be archived only.' }),
  })
  .meta({ id: 'DeletedEntries' })

const moveEntryRequest = z
  .union([
    z.strictObject({ id, other: id, side: z.enum(['before', 'behind']) }),
    z.strictObject({
      id,
      position: z
        .int()
        .min(1)
        .max(100_000)
        .meta({ description: 'From 1; behind the last where there are fewer.' }),
      parent: id.nullable().meta({ description: 'What the entries lie in that are counted; null for all.' }),
    }),
  ])
  .meta({ id: 'MoveEntryRequest' })

const repriceRequest = z
  .object({
    products: z.array(z.object({ id, digest })).min(1).max(MAX_SELECTED),
    by: z.enum(['percent', 'amount']),
    value: z
      .int()
      .min(-1_000_000)
      .max(1_000_000)
      .meta({ description: 'Hundredths of a percent, or paise; negative to lower.' }),
    roundTo: z.union([z.literal(1), z.literal(50), z.literal(100), z.literal(500), z.literal(1_000)]).meta({
      description: 'Paise that prices are rounded to.',
    }),
    apply: z.boolean().meta({ description: 'False for a preview.' }),
    id: z.uuid().optional().meta({
      description: 'Made by the browser: a repeat is answered as the first one, and changes nothing.',
    }),
  })
  .meta({ id: 'RepriceRequest' })

export const repricedProducts = z
  .object({
    products: z
      .array(
        z.object({
          id: z.string(),
          name: z.string(),
          rows: z
            .array(
              z.object({
                index: z.number().int(),
                variant: z.string(),
                before: z.string(),
                after: z.string(),
                kept: z.enum(unchangedReasons).nullable(),
              }),
            )
            .readonly(),
          refused: z
            .object({
              code: z.enum(['edit-conflict', 'not-found', 'invalid-input']),
              fault: faultOnWire.nullable(),
            })
            .nullable()
            .meta({ description: 'Why the product stays as it is; null where it does not.' }),
        }),
      )
      .readonly(),
  })
  .meta({ id: 'RepricedProducts' })

const inCollection = z.object({ collection: collectionParam })

const params = inCollection.extend({ id: z.string().min(1).max(200) })

export const entryCalls = defineCalls({
  choices: { method: 'get', path: '/desk/catalogue', answer: entryChoices },
  list: {
    method: 'get',
    path: '/desk/catalogue/{collection}',
    params: inCollection,
    query: entryQuery,
    answer: entryPage,
  },
  one: { method: 'get', path: '/desk/catalogue/{collection}/{id}', params, answer: deskEntry },
  add: {
    method: 'post',
    path: '/desk/catalogue/{collection}',
    params: inCollection,
    body: addEntryRequest,
    answer: deskEntry,
  },
  edit: {
    method: 'put',
    path: '/desk/catalogue/{collection}/{id}',
    params,
    body: editEntryRequest,
    answer: deskEntry,
  },
  copy: {
    method: 'post',
    path: '/desk/catalogue/{collection}/{id}/copy',
    params,
    body: copyEntryRequest,
    answer: deskEntry,
  },
  changeStatus: {
    method: 'post',
    path: '/desk/catalogue/{collection}/status',
    params: inCollection,
    body: entryStatusRequest,
    answer: changedEntries,
  },
  move: {
    method: 'post',
    path: '/desk/catalogue/{collection}/order',
    params: inCollection,
    body: moveEntryRequest,
    answer: changedEntries,
  },
  remove: {
    method: 'post',
    path: '/desk/catalogue/{collection}/removal',
    params: inCollection,
    body: deleteEntriesRequest,
    answer: deletedEntries,
  },
  reprice: { method: 'post', path: '/desk/catalogue-prices', body: repriceRequest, answer: repricedProducts },
})

export type EntryPageWire = z.infer<typeof entryPage>
export type EntryChoicesWire = z.infer<typeof entryChoices>
export type DeskEntryWire = z.infer<typeof deskEntry>
export type DeletedEntriesWire = z.infer<typeof deletedEntries>
export type MoveEntryRequest = z.infer<typeof moveEntryRequest>
export type RepriceRequest = z.input<typeof repriceRequest>
export type RepricedProductsWire = z.infer<typeof repricedProducts>
/** Effect of a rule on the prices of one product. */
export type RepricedProduct = RepricedProductsWire['products'][number]

export function serializeChoices(choices: EntryChoices): EntryChoicesWire {
  return {
    departments: choices.departments.map(serializeChoice),
    categories: choices.categories.map(serializeChoice),
    subcategories: choices.subcategories.map(serializeChoice),
    counts: choices.counts,
  }
}

function serializeChoice({ id: key, name, status: stands, parents }: EntryChoices['categories'][number]) {
  return { id: key, name, status: stands, parents }
}

export function serializeEntry(entry: DeskEntry): DeskEntryWire {
  return entry
}
