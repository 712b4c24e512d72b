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
  const shop = store.getState().shopCategory.categories.find(({ id }) => id === url.searchParams.get('shop'))
  return { id: shop?.id ?? null, name: shop?.name ?? null }
}

export function loader({ context, url }: Route.LoaderArgs) {
  return load(context.get(storeContext), url)
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
