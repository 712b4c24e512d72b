import { sql } from 'kysely'

/** How much a term counts by its weight in a search vector, from D to A (`search/queries/search-document.ts`). */
export const RANK_WEIGHTS = sql`'{0.05, 0.2, 0.5, 1}'::real[]`
