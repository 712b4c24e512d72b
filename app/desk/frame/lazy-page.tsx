import {
  useLocation,
  type LazyRouteFunction,
  type LoaderFunctionArgs,
  type RouteObject,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import { ApiError, isUnanswered } from '#app/api/transport/request.ts'
import {
  deskLoginContext,
  isSamePage,
  refreshOfPage,
  type PageModule,
} from '#app/desk/kit/data/page-module.ts'
import { readDeskSession } from './desk-session.ts'

/** The route of a page whose module loads when it is opened. The loader of the page runs only for whoever may open it. */
export function lazyPage(load: () => Promise<PageModule>): LazyRouteFunction<RouteObject> {
  return async () => {
    const { permission, clientLoader, default: Page } = await load()
    let latest: { readonly url: URL; readonly content: unknown } | null = null
    /** True while what is shown is being read again. */
    let isAgain = false

    async function read(args: LoaderFunctionArgs): Promise<unknown> {
      const url = new URL(args.request.url)
      const before = isAgain && latest !== null && isSamePage(latest.url, url) ? latest : null
      isAgain = false
      const { login } = await readDeskSession()
      // the sign-in stands in the place of the page
      if (login === null) return null
      if (!login.permissions.includes(permission)) throw new Response(null, { status: 403 })
      args.context.set(deskLoginContext, login)
      try {
        const content = (await clientLoader?.(args)) ?? null
        latest = { url, content }
        // one that a navigation has overtaken is left to that
        if (!args.request.signal.aborted) refreshOfPage.isWanted = false
        return content
      } catch (error) {
        if (before !== null && error instanceof ApiError && isUnanswered(error)) return before.content
        throw error
      }
    }

    return {
      loader: read,
      shouldRevalidate: ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) => {
        const isSame = isSamePage(currentUrl, nextUrl)
        // a dialog that opens or closes reads nothing
        isAgain = isSame && (currentUrl.href === nextUrl.href || refreshOfPage.isWanted)
        return isAgain || !isSame
      },
      Component: () => <Page key={useLocation().pathname} />,
    }
  }
}
