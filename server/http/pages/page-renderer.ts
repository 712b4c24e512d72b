import {
  createRequestHandler,
  RouterContextProvider,
  type RouterContext,
  type ServerBuild,
} from 'react-router'
import type { Server } from 'node:http'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { splitLanguage, type Language } from '#domain/i18n/language.ts'
import { buildFolder } from './build-folder.ts'
import type { PageContext, PageHandler } from './pages.ts'

/** Loads the built pages, those of other languages when they are first asked for. Throws when there is no build. */
export async function productionPages(home: string): Promise<PageHandler> {
  const load = async (language: Language): Promise<ServerBuild> => {
    const file = path.join(home, buildFolder(language), 'server/index.js')
    return (await import(pathToFileURL(file).href)) as ServerBuild
  }
  await load('en')
  return createHandler(load, 'production')
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

function createHandler(
  load: (language: Language) => Promise<ServerBuild>,
  mode: 'production' | 'development',
): PageHandler {
  // a handler sorts all routes when it is made
  const handlers = new WeakMap<ServerBuild, ReturnType<typeof createRequestHandler>>()
  const handlerOf = (build: ServerBuild) => {
    const handler = handlers.get(build) ?? createRequestHandler(build, mode)
    handlers.set(build, handler)
    return handler
  }
  return async (request, page) => {
    const build = await load(splitLanguage(new URL(request.url).pathname).language)
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
