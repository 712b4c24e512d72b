import {
  createRequestHandler,
  RouterContextProvider,
  type RouterContext,
  type ServerBuild,
} from 'react-router'
import type { Server } from 'node:http'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageContext, PageHandler } from './pages.ts'

/** Loads the built pages. Throws when there is no build. */
export async function productionPages(home: string): Promise<PageHandler> {
  const file = path.join(home, 'build/server/index.js')
  const build = (await import(pathToFileURL(file).href)) as ServerBuild
  return createHandler(() => Promise.resolve(build), 'production')
}

/** Serves the pages from source with hot reload. The middleware serves the assets of Vite. */
export async function developmentPages(home: string, server: Server) {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root: home,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  })
  const load = async (): Promise<ServerBuild> =>
    (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild
  return {
    pages: createHandler(load, 'development'),
    middleware: vite.middlewares,
    close: () => vite.close(),
  }
}

function createHandler(load: () => Promise<ServerBuild>, mode: 'production' | 'development'): PageHandler {
  // a handler sorts all routes when it is made
  const handlers = new WeakMap<ServerBuild, ReturnType<typeof createRequestHandler>>()
  const handlerOf = (build: ServerBuild) => {
    const handler = handlers.get(build) ?? createRequestHandler(build, mode)
    handlers.set(build, handler)
    return handler
  }
  return async (request, page) => {
    const build = await load()
    const context = new RouterContextProvider()
    const contexts = contextsOf(build)
    context.set(contexts.servicesContext, page.services)
    context.set(contexts.reportContext, page.report)
    context.set(contexts.nonceContext, page.nonce)
    context.set(contexts.htmlContext, page.takeHtml)
    context.set(contexts.deskTokenContext, page.deskToken)
    return handlerOf(build)(request, context)
  }
}

type PageContexts = {
  readonly servicesContext: RouterContext<PageContext['services']>
  readonly reportContext: RouterContext<PageContext['report']>
  readonly nonceContext: RouterContext<PageContext['nonce']>
  readonly htmlContext: RouterContext<PageContext['takeHtml']>
  readonly deskTokenContext: RouterContext<PageContext['deskToken']>
}

/** The router contexts of the bundle's own instance of app/context.ts, which its entry module exports. */
function contextsOf(build: ServerBuild): PageContexts {
  return build.entry.module as typeof build.entry.module & PageContexts
}
