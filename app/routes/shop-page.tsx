import { data } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { ShopView } from '#app/features/categories/shop-view.tsx'
import { pageMeta } from '#app/features/store/page-meta.ts'
import { loadLists, storeContext } from '#app/state/store-context.ts'
import type { AppStore } from '#app/state/store.ts'
import { categoryMessages } from '#messages/catalogue/categories.ts'
import { pageDescriptionMessages } from '#messages/catalogue/page-descriptions.ts'
import type { Route } from './+types/shop-page'

const lists = ['mainCategory', 'shopCategory', 'subcategory'] as const

async function load(store: AppStore, url: URL) {
  await loadLists(store, lists)
  const { categories, status } = store.getState().shopCategory
  const named = url.searchParams.get('shop') ?? ''
  const shop = categories.find(({ id }) => id === named)
  const isMissing = shop === undefined && named !== '' && status !== 'failed'
  return { id: shop?.id ?? null, name: shop?.name ?? null, missing: isMissing ? named : null }
}

/** A shop that is gone is 410, and one that never was 404. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const loaded = await load(context.get(storeContext), url)
  if (loaded.missing === null) return data(loaded)
  const isGone = await context.get(servicesContext).catalogue.isFormerCategory('department', loaded.missing)
  return data(loaded, { status: isGone ? 410 : 404 })
}

export function clientLoader({ context, url }: Route.ClientLoaderArgs) {
  return load(context.get(storeContext), url)
}

export function meta({ matches, loaderData: { id, name } }: Route.MetaArgs) {
  const { settings } = matches[0].loaderData
  const title = name ?? categoryMessages.unnamed
  return pageMeta({
    settings,
    title,
    description: pageDescriptionMessages.category(title, settings.name, settings.deliveryPromise),
    path: id === null ? '/shoppage' : `/shoppage?shop=${encodeURIComponent(id)}`,
    hidden: id === null,
  })
}

export default function ShopPage() {
  return <ShopView />
}
