import type { Partner } from '#domain/identity/partner.ts'
import type { Database } from './db/database.ts'
import { matchLines } from './services/quick-order/match-lines.ts'
import { createKindIndexCache } from './services/quick-order/steps/kind-index.ts'

/** The use cases of Quick Order, which share the catalogue read as product kinds. */
export function createQuickOrderServices({ database }: { readonly database: Database }) {
  const productKinds = createKindIndexCache({ database })
  return {
    /** Reads the catalogue as product kinds ahead of the first order. */
    prepare: async (): Promise<void> => {
      await productKinds.read()
    },
    matchLines: (order: { text: string; actor: Partner | null }) =>
      matchLines({ database, productKinds }, order),
  }
}
