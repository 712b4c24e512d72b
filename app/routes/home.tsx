import { data } from 'react-router'
import { PrepareCategories } from '#app/routes/widgets/prepare-categories.tsx'
import { withTimeout } from '#app/api/transport/with-timeout.ts'
import { Carousel } from '#app/features/banners/carousel.tsx'
import { HomeCategories } from '#app/features/categories/home-categories.tsx'
import { HomeShops } from '#app/features/categories/home-shops.tsx'
import { AppPromo } from '#app/features/store/app-promo.tsx'
import { pageMeta } from '#app/features/store/page-meta.ts'
import { storeJsonLd } from '#app/features/store/store-jsonld.ts'
import { PromiseBlock } from '#app/features/store/promise-block.tsx'
import { shownSettings, withPromise } from '#app/features/store/default-promise.ts'
import { QuickOrderBlock } from '#app/features/store/quick-order-block.tsx'
import { reportContext, servicesContext } from '#app/context.ts'
import { loadLists, storeContext } from '#app/state/store-context.ts'
import { useStoreSettings } from '#app/state-kit/store-settings.tsx'
import { pageDescriptionMessages } from '#messages/catalogue/page-descriptions.ts'
import type { Route } from './+types/home'

const lists = ['mainCategory', 'shopCategory'] as const

export async function loader({ context }: Route.LoaderArgs) {
  const { catalogue, store } = context.get(servicesContext)
  const report = context.get(reportContext)
  const [banners, settings] = await Promise.all([
    catalogue.listBanners().catch((error: unknown) => {
      report(error)
      return null
    }),
    store.getSettings(),
    loadLists(context.get(storeContext), lists),
  ])
  const shown = shownSettings(settings)
  const description = pageDescriptionMessages.home(shown.name, shown.deliveryPromise)
  const loaded = {
    banners: (banners ?? []).map((banner) => withPromise(banner, shown)),
    meta: pageMeta({ settings: shown, description, path: '/', jsonLd: storeJsonLd(shown) }),
  }
  // without banners the page still works (HOME-09), but must not be cached
  return banners === null ? data(loaded, { headers: { 'cache-control': 'no-store' } }) : data(loaded)
}

export async function clientLoader({ context, serverLoader }: Route.ClientLoaderArgs) {
  const [loaded] = await Promise.all([
    withTimeout(serverLoader()),
    loadLists(context.get(storeContext), lists),
  ])
  return loaded
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData.meta
}

export default function Home({ loaderData: { banners } }: Route.ComponentProps) {
  const { tagline } = useStoreSettings()
  return (
    <div className="page grid grid-cols-1 gap-8 pt-3 wide:gap-12 wide:pt-6">
      <div className="grid grid-cols-1 gap-3 wide:gap-4">
        <h1 className="text-base text-quiet wide:text-lg">{tagline}</h1>
        <Carousel banners={banners} />
        <div className="grid grid-cols-1 gap-3 wide:grid-cols-[3fr_2fr] wide:gap-4">
          <QuickOrderBlock />
          <PromiseBlock />
        </div>
      </div>
      <HomeShops />
      <HomeCategories />
      <AppPromo />
      <PrepareCategories />
    </div>
  )
}
