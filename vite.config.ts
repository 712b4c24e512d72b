import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

const vendor =
  /node_modules[\\/](react|react-dom|scheduler|react-router|react-redux|@reduxjs|redux|immer|reselect|redux-thunk)[\\/]/
const ours = /[\\/](app|domain|search|spreadsheets)[\\/]/
const root = /[\\/]app[\\/](root|entry\.client)\.tsx/
const route = /[\\/]app[\\/]routes[\\/](?:\w+[\\/])?([\w-]+)\.tsx/
/** What so many pages need comes with every page. */
const MOST_PAGES = 15

/** What pages reach by their loaders alone: what opens later brings it along. */
const loaded = /[\\/]domain[\\/]catalogue[\\/](parse-result|measures[\\/](dimensions|weight))\.ts$/

type Graph = { getModuleInfo(id: string): { importers: readonly string[] } | null }

/** The module and whatever reaches it by static imports. */
function reaching(id: string, graph: Graph, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return seen
  seen.add(id)
  for (const importer of graph.getModuleInfo(id)?.importers ?? []) reaching(importer, graph, seen)
  return seen
}

/** The chunk of a module that several of the pages need on which people begin; null leaves it to the bundler. */
function chunkOf(id: string, graph: Graph): string | null {
  const sources = [...reaching(id, graph)]
  const pages = new Set(sources.flatMap((source) => route.exec(source)?.[1] ?? []))
  if (sources.some((source) => root.test(source)) || pages.size >= MOST_PAGES) return 'shell'
  const [isListed, isSearched, isOpened] = ['subpage', 'search', 'product'].map((page) => pages.has(page))
  if (isOpened && (isListed || isSearched)) return 'cards'
  if (pages.size === 1) return null
  if (pages.has('home')) return isListed ? 'home-and-list' : isOpened ? 'home-and-product' : null
  if (isListed) return 'list'
  return isOpened ? 'product' : null
}

/** Fewer, larger chunks: each is a request of its own and compresses by itself. */
const groups = [
  { name: 'vendor', test: vendor },
  { name: 'catalogue-facts', test: loaded },
  ...['shell', 'cards', 'home-and-list', 'home-and-product', 'list', 'product'].map((name) => ({
    name: (id: string, graph: Graph) => (chunkOf(id, graph) === name ? name : null),
    test: (id: string) => ours.test(id) && !root.test(id) && !vendor.test(id),
  })),
].map((group, index) => ({ ...group, priority: 9 - index }))

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
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
