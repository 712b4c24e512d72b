import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'
import { pathIn } from './domain/i18n/language.ts'
import { languageOfBuild } from './scripts/build-language.ts'

const vendor =
  /node_modules[\\/](react|react-dom|scheduler|react-router|react-redux|@reduxjs|redux|immer|reselect|redux-thunk)[\\/]/
const zod = /node_modules[\\/]zod[\\/]/
const ours = /[\\/](app|domain|search|spreadsheets)[\\/]/
const root = /[\\/]app[\\/](root|entry\.client)\.tsx/
const icon = /[\\/]app[\\/]ui[\\/]icons[\\/]/
const route = /[\\/]app[\\/]routes[\\/](?:(profile)[\\/]|\w+[\\/])?([\w-]+)\.tsx/

/** The pages on which people begin. */
const beginnings = ['home', 'subpage', 'search', 'product']
/** What more pages than these need is in one chunk for all pages on which people do not begin. */
const FEW = 4

type Graph = { getModuleInfo(id: string): { importers: readonly string[] } | null }

/** The module and whatever reaches it by static imports. */
function reaching(id: string, graph: Graph, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return seen
  seen.add(id)
  for (const importer of graph.getModuleInfo(id)?.importers ?? []) reaching(importer, graph, seen)
  return seen
}

/** The page that a source is of; the cart and all that belongs to an account count as one. */
function pageOf(source: string): string[] {
  const [, folder, name] = route.exec(source) ?? []
  if (name === undefined) return []
  return [folder === 'profile' || /^(cart|order)/.test(name) ? 'account' : name]
}

type Chunk = { readonly name: string; readonly rank: number }

/** The chunk of a module that several pages need; null leaves it to the bundler. */
function chunkOf(id: string, graph: Graph): Chunk | null {
  const sources = [...reaching(id, graph)]
  const pages = [...new Set(sources.flatMap(pageOf))].toSorted()
  const begun = beginnings.filter((page) => pages.includes(page))
  const isOfHome = begun.includes('home')
  if (sources.some((source) => root.test(source)) || (isOfHome && begun.length > 2))
    return { name: 'shell', rank: 0 }
  if (begun.includes('product') && begun.length > 1 && !isOfHome) return { name: 'cards', rank: 1 }
  if (begun.length > 0) return pages.length > 1 ? { name: begun.join('-'), rank: 2 } : null
  if (icon.test(id) && pages.length > 0) return { name: 'icons', rank: 3 }
  if (pages.length > FEW) return { name: 'pages', rank: 3 }
  return pages.length > 1 ? { name: pages.join('-'), rank: 3 + FEW - pages.length } : null
}

/**
 * Fewer, larger chunks: each is a request of its own, compresses by itself, and is named in the route manifest. What more pages
 * need is taken first, since a chunk takes along what its modules import.
 */
const groups = [
  { name: 'vendor', test: vendor },
  { name: 'schemas', test: zod },
  ...[0, 1, 2, 3, 4, 5].map((rank) => ({
    name: (id: string, graph: Graph) => {
      const chunk = chunkOf(id, graph)
      return chunk?.rank === rank ? chunk.name : null
    },
    test: (id: string) => ours.test(id) && !root.test(id) && !vendor.test(id),
  })),
].map((group, index) => ({ ...group, priority: 9 - index }))

/** The condition under which `#messages/…` is the texts of a language (package.json). */
const condition = languageOfBuild === 'en' ? [] : [languageOfBuild]

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  base: languageOfBuild === 'en' ? '/' : `${pathIn(languageOfBuild, '/')}/`,
  // the files of the root are there once, for every language
  publicDir: languageOfBuild === 'en' ? 'public' : false,
  resolve: { conditions: [...condition, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [...condition, ...defaultServerConditions] } },
  // chunks that open later are fetched on hover or focus
  build: { target: 'es2022', modulePreload: false },
  worker: { format: 'es' },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // what only loaders say and work out is not sent to browsers: texts and rules do nothing by being loaded
          treeshake: {
            moduleSideEffects: [
              { test: /[\\/](app[\\/]messages|domain|search|spreadsheets)[\\/]/, sideEffects: false },
            ],
          },
          output: { codeSplitting: { groups } },
        },
      },
    },
  },
})
