import type { Partner } from '#domain/identity/partner.ts'
import type { Database } from './db/database.ts'
import type { DemandCounter } from './services/demand/steps/count-demand.ts'
import type { KindReader } from './services/catalogue/steps/kind-reader.ts'
import { matchLines } from './services/quick-order/match-lines.ts'

/** The use cases of Quick Order. */
export function createQuickOrderServices(using: {
  readonly database: Database
  readonly kindReader: KindReader
  readonly demand: DemandCounter
}) {
  return {
    /** Reads the catalogue as product kinds ahead of the first order. */
    prepare: (): Promise<void> => using.kindReader.refresh(),
    matchLines: (order: { text: string; actor: Partner | null }) => matchLines(using, order),
  }
}
