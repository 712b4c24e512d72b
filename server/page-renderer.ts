import {
  createRequestHandler,
  RouterContextProvider,
  type RouterContext,
  type ServerBuild,
} from 'react-router'
import type { Server } from 'node:http'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageHandler, PageContext } from './app.ts'

/** Loads the built pages. Throws when they were not built. */
export async function productionPages(home: string): Promise<PageHandler> {
  const file = path.join(home, 'build/server/index.js')
  const build = (await import(pathToFileURL(file).href)) as ServerBuild
  return handler(() => Promise.resolve(build), 'production')
}

/** Serves the pages from their sources with live reload. The middleware answers what Vite itself serves. */
export async function developmentPages(home: string, server: Server) {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root: home,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  })
  const load = async (): Promise<ServerBuild> =>
    (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild
  return { pages: handler(load, 'development'), middleware: vite.middlewares, close: () => vite.close() }
}

function handler(load: () => Promise<ServerBuild>, mode: 'production' | 'development'): PageHandler {
  return async (request, tools) => {
    const build = await load()
    const context = new RouterContextProvider()
    const keys = keysOf(build)
    context.set(keys.servicesContext, tools.services)
    context.set(keys.reportContext, tools.report)
    return createRequestHandler(build, mode)(request, context)
  }
}

type Keys = {
  readonly servicesContext: RouterContext<PageContext['services']>
  readonly reportContext: RouterContext<PageContext['report']>
}

/** The keys under which pages find their tools; they must be the bundle's own instances, so its entry exports them. */
function keysOf(build: ServerBuild): Keys {
  return build.entry.module as unknown as Keys
}
