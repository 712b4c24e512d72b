import { sql } from 'kysely'

/** Weights of a term by its label in a search vector, from D to A (`search/queries/search-document.ts`). */
export const RANK_WEIGHTS = sql`'{0.05, 0.2, 0.5, 1}'::real[]`
