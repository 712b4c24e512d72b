import { z } from 'zod'
import { cartLine } from '../cart/wire.ts'
import { line as textLine } from '../identity/billing-wire.ts'
import { idParams, timestamp } from '../wire/atoms.ts'
import { defineCalls } from '../wire/call.ts'
import {
  MAX_SITE_LISTS,
  MAX_SITE_LIST_LINES,
  SITE_LIST_NAME_LENGTH,
  type ListedSiteList,
  type SiteList,
} from './site-list.ts'

const priceText = z
  .string()
  .regex(/^\d{1,9}(\.\d{1,6})?$/, 'not-a-price')
  .meta({ description: 'With GST: rupees as exact text.', example: '382.5' })

const requestedLines = z
  .array(
    cartLine
      .pick({ product: true, variantUid: true })
      .extend({ quantity: cartLine.shape.quantity.unwrap(), seenPrice: priceText.optional() }),
  )
  .min(1)
  .max(MAX_SITE_LIST_LINES)
  .readonly()

const name = textLine(SITE_LIST_NAME_LENGTH)

const keepRequest = z
  .object({
    id: z.uuid().meta({ description: 'Made by the browser: a repeat keeps no second one.' }),
    siteId: z.uuid(),
    name,
    lines: requestedLines.optional(),
    orderId: z
      .uuid()
      .optional()
      .meta({ description: 'The order whose items it takes, in the place of lines.' }),
  })
  .refine(({ lines, orderId }) => (lines === undefined) !== (orderId === undefined), {
    message: 'lines-or-order',
    path: ['lines'],
  })
  .meta({ id: 'KeepSiteListRequest' })

const changeRequest = z
  .object({
    name,
    lines: requestedLines,
    revision: z.int().min(1).max(1_000_000_000).meta({ description: 'Of the list as it was seen.' }),
  })
  .meta({ id: 'ChangeSiteListRequest' })

const heading = {
  id: z.uuid(),
  siteId: z.uuid(),
  siteName: z.string(),
  isSiteClosed: z.boolean(),
  name: z.string(),
  updatedAt: timestamp,
}

const lists = z
  .object({
    lists: z
      .array(z.object({ ...heading, items: z.int().meta({ description: 'Number of its lines.' }) }))
      .readonly()
      .meta({ description: `By site, then by name; ${MAX_SITE_LISTS} at most.` }),
    mayKeep: z.boolean().meta({ description: 'Whether the reader may keep, change and remove lists.' }),
  })
  .meta({ id: 'SiteLists' })

const list = z
  .object({
    ...heading,
    revision: z.int(),
    lines: z
      .array(
        z.object({
          product: z.string(),
          variantUid: z.string().optional(),
          quantity: z.int(),
          name: z.string().meta({ description: 'As it was called when the list was kept.' }),
          options: z.array(z.string()).readonly(),
          seenPrice: priceText,
        }),
      )
      .readonly(),
    mayKeep: z.boolean(),
  })
  .meta({ id: 'SiteList', description: 'A list of a site. Ordering does not empty it.' })

const listParams = idParams.extend({ listId: z.uuid() })

export const siteListCalls = defineCalls({
  all: { method: 'get', path: '/firms/{id}/lists', params: idParams, answer: lists },
  keep: { method: 'post', path: '/firms/{id}/lists', params: idParams, body: keepRequest, answer: list },
  one: { method: 'get', path: '/firms/{id}/lists/{listId}', params: listParams, answer: list },
  change: {
    method: 'put',
    path: '/firms/{id}/lists/{listId}',
    params: listParams,
    body: changeRequest,
    answer: list,
  },
  remove: { method: 'delete', path: '/firms/{id}/lists/{listId}', params: listParams, answer: lists },
})

/** The lists of a firm's sites at the desk. */
export const deskSiteListCalls = defineCalls({
  all: { method: 'get', path: '/desk/firms/{id}/lists', params: idParams, answer: lists },
  one: { method: 'get', path: '/desk/firms/{id}/lists/{listId}', params: listParams, answer: list },
})

export type SiteListsWire = z.infer<typeof lists>
export type SiteListWire = z.infer<typeof list>
export type KeepSiteListRequest = z.input<typeof keepRequest>
export type ChangeSiteListRequest = z.input<typeof changeRequest>

/** The lists of a firm as they are answered. */
export function serializeSiteLists(seen: {
  readonly lists: readonly ListedSiteList[]
  readonly mayKeep: boolean
}): SiteListsWire {
  return seen
}

/** A list as it is answered. */
export function serializeSiteList({
  list: { lines, ...rest },
  mayKeep,
}: {
  readonly list: SiteList
  readonly mayKeep: boolean
}): SiteListWire {
  return {
    ...rest,
    lines: lines.map(({ product, variantUid, quantity, name: called, options, seenPrice }) => ({
      product,
      ...(variantUid !== undefined && { variantUid }),
      quantity,
      name: called,
      options,
      seenPrice,
    })),
    mayKeep,
  }
}
