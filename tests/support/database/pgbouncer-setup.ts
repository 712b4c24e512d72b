import type { TestProject } from 'vitest/node'
import { startPgBouncer } from './pgbouncer.ts'
import { providePostgres } from './postgres-setup.ts'

/** Vitest's global set-up: a PostgreSQL server that tests reach through PgBouncer, which pools by transaction. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  return providePostgres(project, async (admin) => startPgBouncer(new URL(admin)))
}
