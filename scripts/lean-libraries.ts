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
