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
