import { Navigate, useLocation, useSearchParams } from 'react-router'
import { withTimeout } from '#app/api/transport/with-timeout.ts'
import { parseDetailState } from '#app/navigation/navigation-state.ts'
import { ProductLoadError } from '#app/features/product-page/product-not-found.tsx'
import { servicesContext } from '#app/context.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import type { Route } from './+types/detail-page'
import { loadProduct } from './widgets/load-product.ts'
import { ProductPage, productMeta } from './widgets/product-page.tsx'

export function loader({ context, url }: Route.LoaderArgs) {
  return loadProduct(context.get(servicesContext), url.searchParams.get('productId') ?? '', url.searchParams)
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return withTimeout(serverLoader())
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return productMeta(matches[0].loaderData.settings, loaderData)
}

/** A product passed as navigation state is moved into the URL first (GEN-08). */
export default function DetailPage({ loaderData }: Route.ComponentProps) {
  const { state } = useLocation()
  const [query] = useSearchParams()
  const productId = parseDetailState(useHydrated() ? state : null)
  if (productId !== null && productId !== query.get('productId')) {
    return <Navigate replace to={`/detailPage?productId=${encodeURIComponent(productId)}`} state={state} />
  }
  return <ProductPage {...loaderData} />
}

export function ErrorBoundary() {
  return <ProductLoadError />
}
