import {
  countProductSitemaps,
  listFoundPages,
  readProductSitemap,
} from '../services/search-engines/read-sitemap.ts'
import type { Language } from '#domain/i18n/language.ts'
import { readFeed } from '../services/search-engines/read-feed.ts'
import type { Dependencies } from './dependencies.ts'

/** Binds what search engines are told beside the pages. */
export function bindSearchEngines(using: Dependencies) {
  return {
    countProductSitemaps: () => countProductSitemaps(using),
    listFoundPages: () => listFoundPages(using),
    readFeed: (language: Language) => readFeed(using, language),
    readProductSitemap: (number: number) => readProductSitemap(using, number),
  }
}
