import { productIdOfPath } from '#domain/catalogue/lists/product-card.ts'
import { splitLanguage } from '#domain/i18n/language.ts'
import { withTimeout } from '#app/api/transport/with-timeout.ts'
import { ProductLoadError } from '#app/features/product-page/product-not-found.tsx'
import { servicesContext } from '#app/context.ts'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import type { Route } from './+types/product'
import { loadProduct } from './widgets/load-product.ts'
import { ProductPage, productMeta } from './widgets/product-page.tsx'

export function loader({ context, params, url }: Route.LoaderArgs) {
  const id = productIdOfPath(splitLanguage(url.pathname).path) ?? params.productId
  return loadProduct(context.get(servicesContext), id, url.searchParams)
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return withTimeout(serverLoader())
}

/** Loads nothing anew for another variant: all variants of a product have the same data. */
export function shouldRevalidate({ currentUrl, nextUrl, ...rest }: ShouldRevalidateFunctionArgs): boolean {
  const isOtherVariant = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
  return rest.defaultShouldRevalidate && !isOtherVariant
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return productMeta(matches[0].loaderData.settings, loaderData)
}

export default function Product({ loaderData }: Route.ComponentProps) {
  return <ProductPage {...loaderData} />
}

export function ErrorBoundary() {
  return <ProductLoadError />
}
