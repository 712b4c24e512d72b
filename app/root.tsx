import type { ReactNode } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { Route } from './+types/root'
import { reportContext, servicesContext } from '#app/context.ts'
import { shownSettings } from '#app/features/store/default-promise.ts'
import { Document } from '#app/routes/widgets/document.tsx'
import { FailedFrame, Frame } from '#app/routes/widgets/frame.tsx'
import { createServerApi } from '#app/state/server-api.ts'
import { storeContext } from '#app/state/store-context.ts'
import { createStore } from '#app/state/store.ts'
import latinFont from '#app/ui/fonts/noto-sans-latin.woff2?url'

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
  const data = useRouteLoaderData<typeof loader>('root')
  return <Document apiBase={data?.apiBase}>{children}</Document>
}

export default function Root({ loaderData }: Route.ComponentProps) {
  return <Frame settings={loaderData.settings} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const data = useRouteLoaderData<typeof loader>('root')
  return <FailedFrame settings={data?.settings} error={error} />
}
