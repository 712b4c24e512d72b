import { Hono, type Context, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import type { StoreSettings } from '#domain/store/settings.ts'
import type { MerchantItem } from '#domain/catalogue/search-engines/merchant-items.ts'
import { languages, pathIn, type Language } from '#domain/i18n/language.ts'
import type { Services } from '../../composition/services.ts'
import { merchantBegin, merchantEnd, merchantItem } from './merchant-xml.ts'
import { robotsText } from './robots-text.ts'
import { sitemapBegin, sitemapEnd, sitemapEntries, sitemapIndex, type Addresses } from './sitemap-xml.ts'
import { streamsInTurn } from './stream-in-turn.ts'

type Options = {
  readonly services: Pick<Services, 'searchEngines' | 'in'>
  /** The public address; without one there is nothing to be found. */
  readonly config: { readonly publicUrl: string | null; readonly apiBase: string }
  readonly withHeaders: MiddlewareHandler
  readonly stopping: AbortSignal
}

const XML_HEADERS = {
  'content-type': 'application/xml; charset=utf-8',
  'cache-control': 'public, max-age=3600',
}
/** Headers of what is compressed on its way, of a HEAD too. */
const STREAM_HEADERS = { ...XML_HEADERS, vary: 'accept-encoding' }
const WITHIN_MS = 15 * 60_000
/** Time of a stream that others wait for. */
const SHARED_MS = 2 * 60_000

/** The robots.txt, the sitemaps and the feed of products. */
export function searchEngineRoutes({ services, config, withHeaders, stopping }: Options) {
  const { searchEngines } = services
  const origin = config.publicUrl
  const stream = streamsInTurn({ atOnce: 4, sharedMs: SHARED_MS, withinMs: WITHIN_MS, stopping })
  const xml = (context: Context, pages: AsyncIterable<string>): Response =>
    context.body(stream(pages), 200, STREAM_HEADERS)
  const routes = new Hono()
  for (const path of ['/robots.txt', '/sitemap.xml', '/sitemaps/*', '/feeds/*']) routes.use(path, withHeaders)
  const gzip = compress({ encoding: 'gzip', contentTypeFilter: /^application\/xml/ })
  for (const path of ['/sitemaps/*', '/feeds/*']) routes.use(path, gzip)
  routes.get('/robots.txt', (context) =>
    context.text(robotsText(config.apiBase, { origin, languages }), 200, {
      'cache-control': 'public, max-age=3600',
    }),
  )
  if (origin === null) return routes.get('/sitemap.xml', (context) => context.text('Not found\n', 404))
  const addresses = { origin, languages }
  return routes
    .get('/sitemap.xml', async (context) =>
      context.body(sitemapIndex(await searchEngines.countProductSitemaps(), origin), 200, XML_HEADERS),
    )
    .get('/sitemaps/pages.xml', async (context) =>
      xml(context, whole(sitemapEntries(await searchEngines.listFoundPages(), addresses))),
    )
    .get('/sitemaps/:name{products-[1-9]\\d{0,4}\\.xml}', async (context) => {
      const number = Number(context.req.param('name').slice('products-'.length, -'.xml'.length))
      const batches = await searchEngines.readProductSitemap(number)
      return batches === null ? context.notFound() : xml(context, products(batches, addresses))
    })
    .get('/feeds/:name{google(?:-\\w+)?\\.xml}', async (context) => {
      const language = languages.find((each) => feedName(each) === context.req.param('name'))
      if (language === undefined) return context.notFound()
      const settings = await services.in(language).store.getSettings()
      return xml(context, feed(searchEngines.readFeed(language), settings, { origin, language }))
    })
}

/** `google.xml` in the store's own language, `google-hi.xml` in Hindi: Merchant Center takes a feed for each. */
function feedName(language: Language): string {
  return language === 'en' ? 'google.xml' : `google-${language}.xml`
}

async function* feed(
  batches: AsyncIterable<readonly MerchantItem[]>,
  settings: StoreSettings,
  { origin, language }: { readonly origin: string; readonly language: Language },
): AsyncGenerator<string> {
  const inLanguage = (item: MerchantItem) => ({ ...item, path: pathIn(language, item.path) })
  yield merchantBegin(settings, origin + pathIn(language, '/'))
  for await (const items of batches)
    yield items.map((item) => merchantItem(inLanguage(item), origin)).join('')
  yield merchantEnd
}

type Batches = NonNullable<Awaited<ReturnType<Services['searchEngines']['readProductSitemap']>>>

async function* products(batches: Batches, addresses: Addresses): AsyncGenerator<string> {
  yield sitemapBegin
  for await (const pages of batches) yield sitemapEntries(pages, addresses)
  yield sitemapEnd
}

async function* whole(entries: string): AsyncGenerator<string> {
  yield sitemapBegin
  yield entries
  yield sitemapEnd
}
