import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteLoaderData,
} from 'react-router'
import type { Route } from './+types/root'
import type { ReactNode } from 'react'
import { useStore } from 'react-redux'
import { defaultStoreSettings } from '#domain/store/settings.ts'
import { INITIAL_STATE_ID } from '#app/browser/initial-state.ts'
import { reportContext, servicesContext } from '#app/context.ts'
import { CartCount } from '#app/features/cart/cart-button.tsx'
import { shownSettings } from '#app/features/store/standing-promise.ts'
import { PageError } from '#app/features/shell/page-error.tsx'
import { Shell } from '#app/features/shell/shell.tsx'
import { FloatingCart } from '#app/routes/widgets/floating-cart.tsx'
import { HeaderActions } from '#app/routes/widgets/header-actions.tsx'
import { HeaderSearch } from '#app/routes/widgets/header-search.tsx'
import { ShopDialogs } from '#app/routes/widgets/shop-dialogs.tsx'
import { createServerApi } from '#app/state/server-api.ts'
import { LocaleProvider } from '#app/i18n/locale.tsx'
import { storeContext } from '#app/state/store-context.ts'
import { StoreSettingsProvider } from '#app/state-kit/store-settings.tsx'
import { createStore, type RootState } from '#app/state/store.ts'
import latinFont from '#app/ui/fonts/noto-sans-latin.woff2?url'
import appStyles from '#app/ui/app.css?url'

const storePerRequest: Route.MiddlewareFunction = ({ context }, next) => {
  context.set(
    storeContext,
    createStore(createServerApi(context.get(servicesContext), context.get(reportContext))),
  )
  return next()
}

export const middleware = [storePerRequest]

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  return { settings: shownSettings(await services.store.getSettings()), apiBase: services.store.apiBase }
}

/** Store settings do not change between pages. */
export function shouldRevalidate(): boolean {
  return false
}

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: latinFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#1f252c" media="(prefers-color-scheme: dark)" />
        <Meta />
        {/* precedence puts it before what is only preloaded */}
        <link rel="stylesheet" href={appStyles} precedence="default" />
        <Links />
      </head>
      <body>
        <LocaleProvider locale="en">{children}</LocaleProvider>
        <InitialState />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root({ loaderData }: Route.ComponentProps) {
  // the desk has a frame of its own
  if (/^\/desk(\/|$)/.test(useLocation().pathname))
    return (
      <StoreSettingsProvider settings={loaderData.settings}>
        <Outlet />
      </StoreSettingsProvider>
    )
  return (
    <StoreSettingsProvider settings={loaderData.settings}>
      <Shell
        search={<HeaderSearch />}
        actions={<HeaderActions />}
        cartCount={<CartCount />}
        floating={
          <>
            <FloatingCart />
            <ShopDialogs />
          </>
        }
      >
        <Outlet />
      </Shell>
    </StoreSettingsProvider>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const data = useRouteLoaderData<typeof loader>('root')
  return (
    <StoreSettingsProvider settings={data?.settings ?? defaultStoreSettings}>
      <Shell actions={null}>
        <PageError error={error} />
      </Shell>
    </StoreSettingsProvider>
  )
}

/** Embeds the shared store as the server filled it, for the browser to start from. */
function InitialState() {
  const data = useRouteLoaderData<typeof loader>('root')
  const { mainCategory, subcategory, shopCategory, product } = useStore<RootState>().getState()
  const state = {
    apiBase: data?.apiBase ?? '/api',
    state: { mainCategory, subcategory, shopCategory, product },
  }
  const json = JSON.stringify(state).replaceAll('<', '\\u003c')
  return (
    <script
      type="application/json"
      id={INITIAL_STATE_ID}
      dangerouslySetInnerHTML={{ __html: json }}
      suppressHydrationWarning
    />
  )
}
