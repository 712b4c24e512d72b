import {
  countProductSitemaps,
  listFoundPages,
  readProductSitemap,
} from '../services/search-engines/read-sitemap.ts'
import { readFeed } from '../services/search-engines/read-feed.ts'
import type { Dependencies } from './dependencies.ts'

/** Binds what search engines are told beside the pages. */
export function bindSearchEngines(using: Dependencies) {
  return {
    countProductSitemaps: () => countProductSitemaps(using),
    listFoundPages: () => listFoundPages(using),
    readFeed: () => readFeed(using),
    readProductSitemap: (number: number) => readProductSitemap(using, number),
  }
}
