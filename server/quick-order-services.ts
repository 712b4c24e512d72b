import type { Partner } from '#domain/identity/partner.ts'
import type { Database } from './db/database.ts'
import { matchLines } from './services/quick-order/match-lines.ts'
import { createArticleIndexCache } from './services/quick-order/steps/article-index.ts'

/** The use cases of Quick Order, which share the catalogue read as articles. */
export function createQuickOrderServices({ database }: { readonly database: Database }) {
  const articles = createArticleIndexCache({ database })
  return {
    /** Reads the catalogue as articles ahead of the first order. */
    prepare: async (): Promise<void> => {
      await articles.read()
    },
    matchLines: (order: { text: string; actor: Partner | null }) => matchLines({ database, articles }, order),
  }
}
