// What libraries bring into every first view without need; the bytes are in docs/decisions/0014-redux.md.
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const immerStandIn = fileURLToPath(new URL('../app/state-kit/immer-stand-in.ts', import.meta.url))

export const leanAliases = [
  { find: /^immer$/, replacement: immerStandIn },
  // the shims add to React 17 what React 18 has
  { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
  {
    find: /^use-sync-external-store\/shim\/with-selector$/,
    replacement: 'use-sync-external-store/with-selector',
  },
]

/** Vite's wrapper of dynamic imports preloads chunks and styles; ours have none to preload. */
export const plainDynamicImports: Plugin = {
  name: 'plain-dynamic-imports',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => 'export const __vitePreload = (load) => load()',
  },
}

/**
 * Parts of React Router that this product turned off, in the browser: instrumentation, which it never passes, and the
 * discovery of routes while pages are open, which `routeDiscovery: initial` in react-router.config.ts replaces. A function
 * that a later version adds is missing here and fails the build.
 */
const routerParts: Readonly<Record<string, string>> = {
  'router/instrumentation.js': `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined
    export const getRouteInstrumentationUpdates = () => ({})
    export const instrumentClientSideRouter = (router) => router
    // named by the server's half of the library, which is shaken off
    export const [instrumentHandler, instrumentationResultMetaContext] = []`,
  'dom/ssr/fog-of-war.js': `
    export const isFogOfWarEnabled = () => false
    export const getPartialManifest = (manifest) => manifest
    export const getPatchRoutesOnNavigationFunction = () => undefined
    export const useFogOFWarDiscovery = () => {}
    export const getPathsWithAncestors = () => []
    export const handleClientVersionMismatch = async () => false
    export const [getManifestPath] = []`,
}

export const leanRouter: Plugin = {
  name: 'lean-router',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  load: {
    filter: {
      id: /react-router\/dist\/production\/lib\/(router\/instrumentation|dom\/ssr\/fog-of-war)\.js$/,
    },
    handler: (id) => Object.entries(routerParts).find(([part]) => id.endsWith(part))?.[1] ?? null,
  },
}

/**
 * Functions inside React Router's `createRouter` that nothing here calls: this product has no actions, no fetchers and no blockers, and
 * all routes are known. They answer nothing, and what only they used is shaken off.
 */
const unusedOfRouter = new Set(
  (
    'handleAction handleFetcherAction handleFetcherLoader fetch updateFetcherState setFetcherError getFetcher resetFetcher ' +
    'queueFetcherForDeletion abortFetcher markFetchersDone getBlocker deleteBlocker updateBlocker shouldBlockNavigation ' +
    'discoverRoutes patchRoutes _internalSetRoutes'
  ).split(' '),
)

export const leanRouterState: Plugin = {
  name: 'lean-router-state',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /react-router\/dist\/production\/lib\/router\/router\.js$/ },
    handler(code) {
      const router = this.parse(code).body.find(
        (node) => node.type === 'FunctionDeclaration' && node.id?.name === 'createRouter',
      )
      const parts = router?.type === 'FunctionDeclaration' ? (router.body?.body ?? []) : []
      const unused = parts.flatMap((node) =>
        node.type === 'FunctionDeclaration' && unusedOfRouter.has(node.id?.name ?? '') && node.body
          ? [{ name: node.id?.name, start: node.body.start, end: node.body.end }]
          : [],
      )
      const missing = [...unusedOfRouter].filter((name) => !unused.some((each) => each.name === name))
      if (missing.length > 0) this.error(`React Router has no function ${missing.join(', ')} any more`)
      return unused.reduceRight((left, { start, end }) => `${left.slice(0, start)}{}${left.slice(end)}`, code)
    },
  },
}
